import type { Redemption } from '@sabi/contracts/billing/redemption';

/** Services that cannot be used yet are not sold. */
export function isSold(redemption: Redemption | null | undefined): boolean {
  return redemption?.way !== 'not_yet';
}
