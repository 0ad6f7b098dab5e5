import type { Transaction } from '@sabi/service-kit/transaction';

/** Devices that accounts have signed in from. */
export interface KnownDevices {
  /** @returns false for an unknown device */
  see(userId: string, fingerprint: string, transaction?: Transaction): Promise<boolean>;
  /** @returns false when another request added it first */
  add(userId: string, fingerprint: string, transaction: Transaction): Promise<boolean>;
}
