import type { Transaction } from '@sabi/service-kit/transaction';

/** Mails and text messages, each with its own cooldown. */
export type MailPurpose =
  | 'confirmation'
  | 'recovery'
  /** To the owner of an address used for another sign-up. */
  | 'account_exists'
  | 'magiclink'
  | 'email_change'
  /** Separate from the change, whose cooldown would reveal a pending one. */
  | 'email_change_again'
  | 'reauthentication'
  /** Text messages: a change of number and its repetition. */
  | 'phone_change'
  | 'phone_change_again'
  /** A text message with the code of a second factor. */
  | 'factor-code';

export interface MailCooldownRepository {
  /**
   * Starts the cooldown of an address or account, existing or not, so that the answer reveals nothing.
   * @returns milliseconds to wait; 0 when the mail may be sent
   */
  reserve(
    purpose: MailPurpose,
    address: string,
    cooldownMs: number,
    transaction: Transaction,
  ): Promise<number>;
  release(purpose: MailPurpose, address: string, transaction: Transaction): Promise<void>;
}
