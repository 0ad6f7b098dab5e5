import type { AccountFailure } from '@sabi/shell-sdk/account';

/** The service has looked at the code and does not take it: mistyped, too old, or used before. */
export function isWrongAnswer(failure: AccountFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'mfa_verification_failed';
}
