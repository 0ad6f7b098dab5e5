import { createHash, createHmac } from 'node:crypto';

/** What a token in a mail allows. It works for nothing else. */
export type OneTimeTokenType = 'confirmation';

export type OneTimeTokenState =
  | 'pending'
  | 'used'
  /** A newer mail of the type was asked for, or the account needs none any more. */
  | 'superseded';

/** A mail with a link and a code, as the database knows it. Neither can be made from what stands here. */
export interface OneTimeToken {
  /** Id of the mail; becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  readonly type: OneTimeTokenType;
  /** The address the mail goes to. */
  readonly relates_to: string;
  readonly link_hash: string;
  readonly state: OneTimeTokenState;
  /** Codes submitted so far, right or wrong. */
  readonly attempts: number;
  readonly created_at: Date;
  /** End of the link. */
  readonly expires_at: Date;
  /** End of the code; null until the mail is sent. */
  readonly code_expires_at: Date | null;
  readonly sent_at: Date | null;
  /** Kept for a while after its end, so that a late click is told what happened. */
  readonly purge_at: Date;
}

/** ASVS 6.6.3. */
export const maxCodeAttempts = 5;

const codeDigits = 6;

type MailSecret = Pick<OneTimeToken, 'id' | 'type'>;

// Link and code are derived from the mail's id by a secret the database does not have. So a mail that is sent again
// after a crash is the same mail, and no message and no row ever holds what it takes to use one.

/** 56 hex digits, as long as GoTrue's. */
export function deriveLinkToken(secret: string, { id, type }: MailSecret): string {
  return createHmac('sha224', secret).update(`link:${type}:${id}`).digest('hex');
}

/** Six digits. */
export function deriveCode(secret: string, { id, type }: MailSecret): string {
  const number = createHmac('sha256', secret).update(`code:${type}:${id}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** By what a link's token is found. It is random enough for a plain hash. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
