import { IdentityError } from '../errors/identity-error';

export const factorNotFound = () => new IdentityError(404, 'mfa_factor_not_found', 'Factor not found');

export const userGone = () =>
  new IdentityError(403, 'user_not_found', 'User from sub claim in JWT does not exist');

/** GoTrue uses this code with several statuses. */
export const insufficientAal = (status: 403 | 422, message: string) =>
  new IdentityError(status, 'insufficient_aal', message);

export const needsFactorToAdd = { status: 403, message: 'AAL2 required to enroll a new factor' } as const;

export const wrongAnswer = (message: string, cause?: unknown) =>
  new IdentityError(422, 'mfa_verification_failed', message, { cause });

export const soleFactor = () =>
  new IdentityError(
    422,
    'mfa_recovery_codes_sole_factor',
    'Recovery codes cannot be the only factor of an account',
  );
