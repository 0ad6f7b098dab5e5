import type { Transaction } from '@sabi/service-kit/transaction';
import { textTooSoon } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { MailPurpose } from '../mails/mail-gap-repository';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Ports } from '../ports/ports';

/** What the next message of a kind waits for. */
export interface TextGap {
  readonly purpose: MailPurpose;
  readonly address: string;
}

export interface TextReservation {
  readonly gaps: readonly TextGap[];
  /** Where the message goes, as far as that is known. */
  readonly phone: string | null;
}

/** One quota for all accounts. */
const quotaKey = 'all';

/**
 * The gaps of a code's kind. A change waits by number and by account: neither can one number be flooded from many
 * accounts, nor many numbers from one.
 */
export function gapsOf(
  type: PhoneTokenType,
  { relates_to: phone, user_id: userId }: Pick<OneTimeToken, 'relates_to' | 'user_id'>,
): TextGap[] {
  if (type === 'phone_reauthentication') return [{ purpose: 'reauthentication', address: phone }];
  if (type !== 'phone_change') return [confirmationGap(phone)];
  return [phone, userId].map((address) => ({ purpose: 'phone_change', address }) as const);
}

/** Of a way in, which is asked for before anybody knows whose number it is. */
export const confirmationGap = (phone: string): TextGap => ({ purpose: 'confirmation', address: phone });

/**
 * Takes the right to a text message, before anybody looks whether the number has an account: whoever asks too often is
 * refused for any number alike.
 * @throws {IdentityError} over_sms_send_rate_limit
 */
export async function reserveText(
  { gaps, phone }: TextReservation,
  deps: Pick<Ports, 'mailGaps' | 'textQuota' | 'settings'>,
  transaction: Transaction,
): Promise<void> {
  await reserveGaps(gaps, deps, transaction);
  await assertWithinTextQuota(phone, deps);
}

/** @throws {IdentityError} over_sms_send_rate_limit */
export async function reserveGaps(
  gaps: readonly TextGap[],
  { mailGaps, settings }: Pick<Ports, 'mailGaps' | 'settings'>,
  transaction: Transaction,
): Promise<void> {
  for (const { purpose, address } of gaps) {
    const waitMs = await mailGaps.reserve(purpose, address, settings.phones.gapMs, transaction);
    if (waitMs > 0) throw textTooSoon(Math.ceil(waitMs / 1000));
  }
}

/** Numbers for tests get no message and use none of the quota. @throws {IdentityError} over_sms_send_rate_limit */
export async function assertWithinTextQuota(
  phone: string | null,
  { textQuota, settings }: Pick<Ports, 'textQuota' | 'settings'>,
): Promise<void> {
  if (phone && settings.phones.testCodes.has(phone)) return;
  const retryAfterSeconds = await textQuota.begin(quotaKey);
  if (retryAfterSeconds > 0)
    throw new IdentityError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', {
      retryAfterSeconds,
    });
}

/** Gives the rights back: the message could not be sent, or its code was used. */
export async function releaseGaps(
  gaps: readonly TextGap[],
  { mailGaps }: Pick<Ports, 'mailGaps'>,
  transaction: Transaction,
): Promise<void> {
  for (const { purpose, address } of gaps) await mailGaps.release(purpose, address, transaction);
}
