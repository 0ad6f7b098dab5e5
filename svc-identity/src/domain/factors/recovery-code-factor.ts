import type { Caller } from '../authentication/authenticate';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import type { Factor } from '../users/factor';
import { hasRecentFactorSignIn } from './assert-may-change-factors';
import { factorNotFound, insufficientAal } from './factor-errors';

/** Plain codes, returned once and never stored. */
export interface IssuedRecoveryCodes {
  readonly factor: Factor;
  readonly codes: readonly string[];
}

/** The factor of an account's recovery codes. @throws {IdentityError} mfa_factor_not_found */
export function getRecoveryCodeFactor(factors: readonly Factor[]): Factor {
  const factor = factors.find(({ factor_type: type }) => type === 'recovery_code');
  if (!factor) throw factorNotFound();
  return factor;
}

/** @throws {IdentityError} no_authorization, mfa_recovery_codes_enroll_not_enabled, insufficient_aal */
export function assertMayIssueCodes(
  { user, session }: Caller,
  action: 'generate' | 'regenerate',
  { settings }: { settings: Settings },
): void {
  assertNotAnonymous(user);
  if (!settings.factors.recoveryCodes.canEnroll) {
    throw new IdentityError(
      422,
      'mfa_recovery_codes_enroll_not_enabled',
      'MFA enroll is disabled for recovery codes',
    );
  }
  if (!hasRecentFactorSignIn(session))
    throw insufficientAal(403, `AAL2 required to ${action} recovery codes`);
}
