import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import { validationFailed } from '../errors/common-errors';
import type { AccessTokenClaims } from '../tokens/access-token-claims';
import type { Metadata } from '../users/metadata';

const claimName = 'staff_roles';

/** Claims with the roles of the staff, and with no others: what else wrote this name into `app_metadata` grants nothing. */
export function withStaffRoles(claims: AccessTokenClaims, roles: readonly StaffRole[]): AccessTokenClaims {
  const { app_metadata: metadata } = claims as { app_metadata?: Metadata };
  if (roles.length === 0 && !metadata) return claims;
  const rest = withoutStaffRoles(metadata ?? {});
  return { ...claims, app_metadata: roles.length === 0 ? rest : { ...rest, [claimName]: roles } };
}

export function withoutStaffRoles({ [claimName]: _roles, ...rest }: Metadata): Metadata {
  return rest;
}

/** For metadata that an administrator writes; null, which deletes the name, is allowed. @throws {IdentityError} validation_failed */
export function assertNoStaffRoles({ [claimName]: roles = null }: Metadata): void {
  if (roles !== null) throw validationFailed(`app_metadata.${claimName} comes from the grants of the staff`);
}
