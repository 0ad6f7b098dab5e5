import type { AccountFailure } from '@sabi/shell-sdk/account';

const wrongCode: readonly string[] = [
  'mfa_verification_failed',
  'mfa_verification_rejected',
  'mfa_challenge_expired',
  'reauthentication_not_valid',
];

/** The code was wrong or has expired. */
export function isWrongCode(failure: AccountFailure): boolean {
  return failure.kind === 'refused' && failure.code !== undefined && wrongCode.includes(failure.code);
}
