import type { StaffRole } from '@sabi/contracts/identity/staff-roles';

/** Roles of the staff of an account: one grant an account. */
export interface StaffGrant {
  readonly user_id: string;
  readonly roles: readonly StaffRole[];
  /** The account that granted or last changed it; null for an operator by command. */
  readonly granted_by: string | null;
  readonly granted_at: Date;
  /** null for no end. */
  readonly until: Date | null;
  readonly reason: string;
  /** 1 for the first grant, and one more with each change, also after a revocation. */
  readonly version: number;
  readonly revoked_at: Date | null;
}

export function isActive({ until, revoked_at }: StaffGrant, now = new Date()): boolean {
  return revoked_at === null && (until === null || until > now);
}

/** @returns none for a grant that has ended or was revoked */
export function activeRoles(grant: StaffGrant | null, now = new Date()): readonly StaffRole[] {
  return grant && isActive(grant, now) ? grant.roles : [];
}
