import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { SessionRepository } from '../sessions/session-repository';
import { assertOtherAdmin, findChangeableGrant, type GrantReference } from './find-changeable-grant';
import type { StaffAudit } from './staff-audit';
import type { StaffGrantRepository } from './staff-grant-repository';

interface RevokeStaffGrantDependencies {
  readonly sessions: SessionRepository;
  readonly staffGrants: StaffGrantRepository;
  readonly staffAudit: StaffAudit;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Revokes a staff member's roles and ends their sessions.
 * @throws {AppError} STAFF_GRANT_OWN, STAFF_GRANT_NOT_FOUND, STAFF_GRANT_CHANGED, STAFF_LAST_ADMIN
 */
export async function revokeStaffGrant(
  { reason, ...reference }: GrantReference & { reason: string },
  deps: RevokeStaffGrantDependencies,
): Promise<void> {
  const { userId, actor } = reference;
  const now = new Date();
  await deps.transact(async (transaction) => {
    const before = await findChangeableGrant(reference, deps, transaction);
    await assertOtherAdmin(before, now, deps, transaction);
    const revoked = { ...before, version: before.version + 1, revoked_at: now };
    await deps.staffGrants.store(revoked, before, transaction);
    await deps.sessions.removeAllOf(userId, undefined, transaction);
    await deps.staffAudit.record(
      { actor, action: 'staff-grant.revoked', userId, reason, before, after: null },
      transaction,
    );
  });
  deps.logger.info({ user_id: userId }, 'staff.revoked');
}
