import type { Transaction } from '@sabi/service-kit/transaction';
import type { Passkey } from './passkey';

/** The credential is registered for an account. */
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
  /** @returns null without such a passkey */
  rename(id: string, userId: string, name: string, transaction: Transaction): Promise<Passkey | null>;
  /**
   * Records a sign-in with the authenticator's new count.
   * @returns false when another sign-in was recorded meanwhile, or it was removed
   */
  recordUse(passkey: Passkey, signCount: number, transaction: Transaction): Promise<boolean>;
  /** @returns the removed passkey; null without such a passkey */
  remove(id: string, userId: string, transaction: Transaction): Promise<Passkey | null>;
}
