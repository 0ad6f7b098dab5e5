import type { Transaction } from '@sabi/service-kit/transaction';

/** Devices that accounts have signed in from. */
export interface KnownDevices {
  /** Updates a known device. @returns false when it is unknown */
  see(userId: string, fingerprint: string, transaction?: Transaction): Promise<boolean>;
  /** Adds a device. @returns false when another request added it first */
  add(userId: string, fingerprint: string, transaction: Transaction): Promise<boolean>;
}
