import type { Transaction } from '@sabi/service-kit/transaction';

/** Devices that accounts have signed in from. */
export interface KnownDevices {
  /** Notes that a known device was seen again. @returns false when it is not known */
  see(userId: string, fingerprint: string, transaction?: Transaction): Promise<boolean>;
  /** Remembers a device from now on. @returns false when another request was first */
  add(userId: string, fingerprint: string, transaction: Transaction): Promise<boolean>;
}
