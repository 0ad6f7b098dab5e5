import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { ClaimDetail } from './claim-detail';

const claimsUrl = '/api/hiring/v1/staff/claims';

/** Accounts that ask for access to a company. */
export const claimQueue: Queue = {
  name: 'claims',
  role: 'reviewer',
  path: '/staff/claims',
  views: [defineView({ name: 'claimed', url: `${claimsUrl}?state=open`, list: 'claims', toCase })],
};

function toCase(claim: StaffClaim): QueueCase {
  const { claim_id: id, company, email, position, language, due_at: dueAt } = claim;
  return {
    id,
    title: company.name,
    line: `${email} · ${position}`,
    dueAt,
    language,
    detail: <ClaimDetail claim={claim} />,
    actions: actionsOf(claim),
  };
}

function actionsOf({ claim_id: id, grants }: StaffClaim): readonly CaseAction[] {
  const path = `${claimsUrl}/${id}/decision`;
  return [
    {
      name: grants === 'owner' ? 'grantOwner' : 'grantRecruiter',
      letter: 'e',
      isMain: true,
      calls: () => [{ path, json: { decision: 'granted', role: grants } }],
    },
    {
      name: 'refuseClaim',
      letter: 'x',
      maxLength: staffReasonMaxLength,
      calls: (reason) => [{ path, json: { decision: 'refused', reason } }],
    },
  ];
}
