import type { Transaction } from '@sabi/service-kit/transaction';

/** Kinds of mail, and of text message, that are counted apart. */
export type MailPurpose =
  | 'confirmation'
  | 'recovery'
  /** To the owner of an address that somebody else may have signed up with. */
  | 'account_exists'
  | 'magiclink'
  | 'email_change'
  /** Apart from the change itself: a change under way would show in the answer to anybody else's question. */
  | 'email_change_again'
  | 'reauthentication'
  /** Text messages: a change of number, and the same asked for again. */
  | 'phone_change'
  | 'phone_change_again'
  /** A text message with the code of a second factor. */
  | 'factor-code';

export interface MailCooldownRepository {
  /**
   * Takes the right to send a mail to an address or an account, whether or not it has an account: so the answer gives nothing away.
   * @returns milliseconds to wait; 0 when the right was given
   */
  reserve(
    purpose: MailPurpose,
    address: string,
    cooldownMs: number,
    transaction: Transaction,
  ): Promise<number>;
  release(purpose: MailPurpose, address: string, transaction: Transaction): Promise<void>;
}
