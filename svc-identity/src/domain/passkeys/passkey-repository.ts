import type { Transaction } from '@sabi/service-kit/transaction';
import type { Passkey } from './passkey';

/** An account has this credential already, the caller's or another. */
export class PasskeyAlreadyStored extends Error {
  override readonly name = 'PasskeyAlreadyStored';
}

export interface PasskeyRepository {
  /** @throws {PasskeyAlreadyStored} */
  insert(passkey: Passkey, transaction: Transaction): Promise<void>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<Passkey[]>;
  countOf(userId: string, transaction: Transaction): Promise<number>;
  /** @returns null when the account has no such passkey */
  rename(id: string, userId: string, name: string, transaction: Transaction): Promise<Passkey | null>;
  /**
   * Notes a sign-in with the count that came with it.
   * @returns false when another sign-in was noted since the passkey was read, or it is gone
   */
  recordUse(passkey: Passkey, signCount: number, transaction: Transaction): Promise<boolean>;
  /** @returns the one removed; null when the account has no such passkey */
  remove(id: string, userId: string, transaction: Transaction): Promise<Passkey | null>;
}
