import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import { validationFailed } from '../errors/common-errors';
import type { AccessTokenClaims } from '../tokens/access-token-claims';
import type { Metadata } from '../users/metadata';

const claimName = 'staff_roles';

/** Claims with these staff roles only, whatever else is under this name in `app_metadata`. */
export function withStaffRoles(claims: AccessTokenClaims, roles: readonly StaffRole[]): AccessTokenClaims {
  const { app_metadata: metadata } = claims as { app_metadata?: Metadata };
  if (roles.length === 0 && !metadata) return claims;
  const rest = withoutStaffRoles(metadata ?? {});
  return { ...claims, app_metadata: roles.length === 0 ? rest : { ...rest, [claimName]: roles } };
}

export function withoutStaffRoles({ [claimName]: _roles, ...rest }: Metadata): Metadata {
  return rest;
}

/**
 * For metadata from administrators; null, which deletes the name, is allowed. @throws {IdentityError}
 * validation_failed
 */
export function assertNoStaffRoles({ [claimName]: roles = null }: Metadata): void {
  if (roles !== null) throw validationFailed(`app_metadata.${claimName} comes from the grants of the staff`);
}
