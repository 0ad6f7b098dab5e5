import type { Redemption } from '@sabi/contracts/billing/redemption';

/** What cannot be used yet is not sold. */
export function isSold(redemption: Redemption | null | undefined): boolean {
  return redemption?.way !== 'not_yet';
}
