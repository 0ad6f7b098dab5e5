import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { normalizeEmailAddress } from '../users/email-address';
import { isBanned, isEmailConfirmed, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { assertEndsLater, type GrantTerms } from './grant-terms';
import { accountOf, assertNotOwn, type StaffActor } from './staff-actor';
import type { StaffAudit } from './staff-audit';
import { isActive, type StaffGrant } from './staff-grant';
import type { StaffGrantRepository } from './staff-grant-repository';

interface GrantStaffRolesDependencies {
  readonly users: UserRepository;
  readonly staffGrants: StaffGrantRepository;
  readonly staffAudit: StaffAudit;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Grants roles to the confirmed account of an address.
 * @throws {AppError} STAFF_ACCOUNT_NOT_FOUND, STAFF_GRANT_EXISTS, STAFF_GRANT_OWN, REQUEST_INVALID
 */
export async function grantStaffRoles(
  { email, terms, actor }: { email: string; terms: GrantTerms; actor: StaffActor },
  deps: GrantStaffRolesDependencies,
): Promise<{ grant: StaffGrant; email: string }> {
  const now = new Date();
  assertEndsLater(terms, now);
  const granted = await deps.transact(async (transaction) => {
    const user = await deps.users.findByEmail(normalizeEmailAddress(email), transaction);
    if (!user || !mayBeStaff(user)) throw new AppError('STAFF_ACCOUNT_NOT_FOUND');
    assertNotOwn(actor, user.id);
    const before = await deps.staffGrants.find(user.id, transaction);
    if (before && isActive(before, now)) throw new AppError('STAFF_GRANT_EXISTS');
    const grant: StaffGrant = {
      ...terms,
      user_id: user.id,
      granted_by: accountOf(actor),
      granted_at: now,
      version: (before?.version ?? 0) + 1,
      revoked_at: null,
    };
    await deps.staffGrants.store(grant, before, transaction);
    await deps.staffAudit.record(
      {
        actor,
        action: 'staff-grant.granted',
        userId: user.id,
        reason: terms.reason,
        before: null,
        after: grant,
      },
      transaction,
    );
    return { grant, email: user.email ?? '' };
  });
  deps.logger.info({ user_id: granted.grant.user_id, roles: terms.roles }, 'staff.granted');
  return granted;
}

function mayBeStaff(user: User): boolean {
  return isEmailConfirmed(user) && !user.is_anonymous && !user.deleted_at && !isBanned(user);
}
