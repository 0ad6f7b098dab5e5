import { IdentityError } from '../errors/identity-error';
import type { SecondFactorMethod } from '../sessions/session';
import type { FactorSettings } from '../settings/factor-settings';

/** Types that are enrolled, challenged and verified at the endpoints of single factors. */
export const enrollableTypes = ['totp', 'phone', 'webauthn'] as const;
export type EnrollableType = (typeof enrollableTypes)[number];

const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

/** Method name in the session. */
export const methodOf: Readonly<Record<EnrollableType, SecondFactorMethod>> = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
};

/** @throws {IdentityError} mfa_totp_enroll_not_enabled and the like */
export function assertCanEnroll(type: EnrollableType, settings: FactorSettings): void {
  if (settings[type].canEnroll) return;
  throw new IdentityError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${names[type]}`);
}

/** @throws {IdentityError} mfa_totp_verify_not_enabled and the like */
export function assertCanVerify(type: EnrollableType, settings: FactorSettings): void {
  if (settings[type].canVerify) return;
  throw new IdentityError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${names[type]}`,
  );
}
