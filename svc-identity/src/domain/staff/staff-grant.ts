import type { StaffRole } from '@sabi/contracts/identity/staff-roles';

/** Staff roles of an account; one grant each. */
export interface StaffGrant {
  readonly user_id: string;
  readonly roles: readonly StaffRole[];
  /** Account that granted or last changed it; null for a command. */
  readonly granted_by: string | null;
  readonly granted_at: Date;
  /** null for no end. */
  readonly until: Date | null;
  readonly reason: string;
  /** From 1, incremented with each change, also after a revocation. */
  readonly version: number;
  readonly revoked_at: Date | null;
}

export function isActive({ until, revoked_at }: StaffGrant, now = new Date()): boolean {
  return revoked_at === null && (until === null || until > now);
}

/** @returns none for an ended or revoked grant */
export function activeRoles(grant: StaffGrant | null, now = new Date()): readonly StaffRole[] {
  return grant && isActive(grant, now) ? grant.roles : [];
}
