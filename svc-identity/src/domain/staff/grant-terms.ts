import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import { AppError } from '@sabi/service-kit/errors';
import type { StaffGrant } from './staff-grant';

/** Roles, end and reason of a grant. */
export interface GrantTerms {
  readonly roles: readonly StaffRole[];
  readonly until: Date | null;
  readonly reason: string;
}

/** @throws {AppError} REQUEST_INVALID for an end that has passed */
export function assertEndsLater({ until }: GrantTerms, now: Date): void {
  if (until && until <= now) throw new AppError('REQUEST_INVALID', { errors: { until: ['Has passed'] } });
}

/** Whether earlier tokens grant too much. */
export function isWeakened(before: StaffGrant, { roles, until }: GrantTerms): boolean {
  const losesRole = before.roles.some((role) => !roles.includes(role));
  const endsEarlier = until !== null && (before.until === null || until < before.until);
  return losesRole || endsEarlier;
}
