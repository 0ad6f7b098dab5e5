import type { AccountFailure } from '@sabi/shell-sdk/account';

/** Faults of a link or a code. A service that does not distinguish them reports all as expired. */
export type TokenFault = 'used' | 'expired' | 'wrong';

const faults: Readonly<Record<string, TokenFault>> = {
  otp_used: 'used',
  otp_expired: 'expired',
  otp_invalid: 'wrong',
};

/** @returns null for any other failure */
export function findTokenFault(failure: AccountFailure): TokenFault | null {
  if (failure.kind !== 'refused' || failure.code === undefined) return null;
  return faults[failure.code] ?? null;
}
