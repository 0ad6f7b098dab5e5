import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import { assertNotOwn, type StaffActor } from './staff-actor';
import { activeRoles, type StaffGrant } from './staff-grant';
import type { StaffGrantRepository } from './staff-grant-repository';

export interface GrantReference {
  readonly userId: string;
  /** The version the caller has seen. */
  readonly version: number;
  readonly actor: StaffActor;
}

/** @throws {AppError} STAFF_GRANT_OWN, STAFF_GRANT_NOT_FOUND, STAFF_GRANT_CHANGED */
export async function findChangeableGrant(
  { userId, version, actor }: GrantReference,
  { staffGrants }: { staffGrants: StaffGrantRepository },
  transaction: Transaction,
): Promise<StaffGrant> {
  assertNotOwn(actor, userId);
  const grant = await staffGrants.find(userId, transaction);
  if (!grant || grant.revoked_at) throw new AppError('STAFF_GRANT_NOT_FOUND');
  if (grant.version !== version) throw new AppError('STAFF_GRANT_CHANGED');
  return grant;
}

/**
 * Called before a grant loses the role `admin`. The audit chain serializes two administrators who revoke each
 * other: the second transaction finds no other administrator.
 * @throws {AppError} STAFF_LAST_ADMIN
 */
export async function assertOtherAdmin(
  grant: StaffGrant,
  now: Date,
  { staffGrants }: { staffGrants: StaffGrantRepository },
  transaction: Transaction,
): Promise<void> {
  if (!activeRoles(grant, now).includes('admin')) return;
  if (!(await staffGrants.hasOtherAdmin(grant.user_id, now, transaction)))
    throw new AppError('STAFF_LAST_ADMIN');
}
