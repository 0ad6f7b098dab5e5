import type { Transaction } from '@sabi/service-kit/transaction';
import { textTooSoon } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { MailPurpose, MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';

export interface TextCooldown {
  readonly purpose: MailPurpose;
  readonly address: string;
}

export interface TextReservation {
  readonly cooldowns: readonly TextCooldown[];
  /** Recipient, as far as known. */
  readonly phone: string | null;
}

/** One quota for all accounts. */
const quotaKey = 'all';

/**
 * A change has cooldowns by number and by account, so that neither many accounts flood a number nor one
 * account many numbers.
 */
export function cooldownsOf(
  type: PhoneTokenType,
  { relates_to: phone, user_id: userId }: Pick<OneTimeToken, 'relates_to' | 'user_id'>,
): TextCooldown[] {
  if (type === 'phone_reauthentication') return [{ purpose: 'reauthentication', address: phone }];
  if (type !== 'phone_change') return [confirmationCooldown(phone)];
  return [phone, userId].map((address) => ({ purpose: 'phone_change', address }) as const);
}

/** A sign-in is requested before its account is known. */
export const confirmationCooldown = (phone: string): TextCooldown => ({
  purpose: 'confirmation',
  address: phone,
});

interface ReserveTextDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly textQuota: MailQuota;
  readonly settings: Settings;
}

/**
 * Starts cooldowns before the account lookup, so that all numbers are refused alike.
 * @throws {IdentityError} over_sms_send_rate_limit
 */
export async function reserveText(
  { cooldowns, phone }: TextReservation,
  deps: ReserveTextDependencies,
  transaction: Transaction,
): Promise<void> {
  await reserveCooldowns(cooldowns, deps, transaction);
  await assertWithinTextQuota(phone, deps);
}

/** @throws {IdentityError} over_sms_send_rate_limit */
export async function reserveCooldowns(
  cooldowns: readonly TextCooldown[],
  { mailCooldowns, settings }: { mailCooldowns: MailCooldownRepository; settings: Settings },
  transaction: Transaction,
): Promise<void> {
  for (const { purpose, address } of cooldowns) {
    const waitMs = await mailCooldowns.reserve(purpose, address, settings.phones.cooldownMs, transaction);
    if (waitMs > 0) throw textTooSoon(Math.ceil(waitMs / 1000));
  }
}

/** Test numbers get no message and use no quota. @throws {IdentityError} over_sms_send_rate_limit */
export async function assertWithinTextQuota(
  phone: string | null,
  { textQuota, settings }: { textQuota: MailQuota; settings: Settings },
): Promise<void> {
  if (phone && settings.phones.testCodes.has(phone)) return;
  const retryAfterSeconds = await textQuota.begin(quotaKey);
  if (retryAfterSeconds > 0)
    throw new IdentityError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', {
      retryAfterSeconds,
    });
}

/** Releases the cooldowns after a failed message or a used code. */
export async function releaseCooldowns(
  cooldowns: readonly TextCooldown[],
  { mailCooldowns }: { mailCooldowns: MailCooldownRepository },
  transaction: Transaction,
): Promise<void> {
  for (const { purpose, address } of cooldowns) await mailCooldowns.release(purpose, address, transaction);
}
