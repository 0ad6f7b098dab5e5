import type { Claim, OwnClaim } from '@sabi/contracts/http/hiring/claims';
import type { StoredCompany } from '../companies/company';
import { findDueTime } from '../due-times/find-due-time';
import type { StoredClaim } from './claim-repository';

const repeatMs = 30 * 86_400_000;

/** When a refused claim can be repeated; null for one that was not refused. */
export const findRepeatTime = ({ state, ended_at: endedAt }: StoredClaim): Date | null =>
  state === 'refused' && endedAt ? new Date(endedAt.getTime() + repeatMs) : null;

export const findClaimDueTime = ({ state, created_at: createdAt }: StoredClaim): string | null =>
  state === 'open' ? findDueTime('claims', createdAt) : null;

export function viewOwnClaim(claim: StoredClaim): OwnClaim {
  return {
    ...viewFields(claim),
    company_name: claim.company_name,
    nib: claim.nib,
    due_at: findClaimDueTime(claim),
    may_repeat_at: findRepeatTime(claim)?.toISOString() ?? null,
  };
}

export function viewClaim(claim: StoredClaim, { domains }: Pick<StoredCompany, 'domains'>): Claim {
  const { email } = claim;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return {
    ...viewFields(claim),
    email,
    has_company_domain: domains.includes(domain),
    earlier_membership: claim.earlier_membership ?? null,
  };
}

const viewFields = ({ id, position, message, state, role, reason, ...claim }: StoredClaim) => ({
  claim_id: id,
  position,
  message,
  state,
  role,
  reason,
  created_at: claim.created_at.toISOString(),
  ended_at: claim.ended_at?.toISOString() ?? null,
});
