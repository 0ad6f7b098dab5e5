import type { AccountFailure } from '@sabi/shell-sdk/account';

/** The service rejected the code: mistyped, expired or already used. */
export function isWrongAnswer(failure: AccountFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'mfa_verification_failed';
}
