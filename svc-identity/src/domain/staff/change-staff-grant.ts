import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { SessionRepository } from '../sessions/session-repository';
import { assertOtherAdmin, findChangeableGrant, type GrantReference } from './find-changeable-grant';
import { assertEndsLater, type GrantTerms, isWeakened } from './grant-terms';
import { accountOf } from './staff-actor';
import type { StaffAudit } from './staff-audit';
import type { StaffGrant } from './staff-grant';
import type { StaffGrantRepository } from './staff-grant-repository';

interface ChangeStaffGrantDependencies {
  readonly sessions: SessionRepository;
  readonly staffGrants: StaffGrantRepository;
  readonly staffAudit: StaffAudit;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Replaces a staff member's roles. Ends sessions whose tokens would grant too much.
 * @throws {AppError} STAFF_GRANT_OWN, STAFF_GRANT_NOT_FOUND, STAFF_GRANT_CHANGED, STAFF_LAST_ADMIN,
 * REQUEST_INVALID
 */
export async function changeStaffGrant(
  { terms, ...reference }: GrantReference & { terms: GrantTerms },
  deps: ChangeStaffGrantDependencies,
): Promise<StaffGrant> {
  const { userId, actor } = reference;
  const now = new Date();
  assertEndsLater(terms, now);
  const changed = await deps.transact(async (transaction) => {
    const before = await findChangeableGrant(reference, deps, transaction);
    if (!terms.roles.includes('admin')) await assertOtherAdmin(before, now, deps, transaction);
    const after: StaffGrant = {
      ...before,
      ...terms,
      granted_by: accountOf(actor),
      granted_at: now,
      version: before.version + 1,
    };
    await deps.staffGrants.store(after, before, transaction);
    if (isWeakened(before, terms)) await deps.sessions.removeAllOf(userId, undefined, transaction);
    await deps.staffAudit.record(
      { actor, action: 'staff-grant.changed', userId, reason: terms.reason, before, after },
      transaction,
    );
    return after;
  });
  deps.logger.info({ user_id: userId, roles: terms.roles }, 'staff.changed');
  return changed;
}
