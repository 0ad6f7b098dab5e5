import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import type { SecretBox } from '../encryption/secret-box';
import type { Hooks } from '../hooks/hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import {
  assertWithinTextQuota,
  releaseCooldowns,
  reserveCooldowns,
  type TextCooldown,
} from '../phones/reserve-text';
import { sendText } from '../phones/send-text';
import type { TextMessages } from '../phones/text-messages';
import type { Settings } from '../settings/settings';
import type { TextChannel } from '../settings/text-channels';
import type { Factor } from '../users/factor';
import type { User } from '../users/user';
import type { FactorChallenge } from './factor-challenge';
import { findPhoneCode } from './phone-code';

interface CodeToSend {
  readonly challenge: FactorChallenge;
  readonly factor: Factor;
  readonly user: User;
  readonly channel: TextChannel;
}

interface SendPhoneCodeDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly textMessages: TextMessages | null;
  readonly hooks: Hooks;
  readonly textQuota: MailQuota;
  readonly secretBox: SecretBox;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Sends a challenge's code. Challenge and cooldown are written together first; a failure releases the
 * cooldown.
 * @param store writes the challenge
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed
 */
export async function sendPhoneCode(
  { challenge, factor, user, channel }: CodeToSend,
  store: (transaction: Transaction) => Promise<void>,
  deps: SendPhoneCodeDependencies,
): Promise<void> {
  const phone = factor.phone ?? '';
  // By account and number, so that another enrolment does not shorten the cooldown.
  const cooldowns: TextCooldown[] = [{ purpose: 'factor-code', address: `${user.id}:${phone}` }];
  await deps.transact(async (transaction) => {
    await reserveCooldowns(cooldowns, deps, transaction);
    await store(transaction);
  });
  if (deps.settings.phones.testCodes.has(phone)) return;
  const code = findPhoneCode(challenge, factor, deps);
  try {
    await assertWithinTextQuota(phone, deps);
    await sendText({ user, purpose: 'factor', name: 'MFA', code, to: phone, channel }, deps);
  } catch (error) {
    await deps.transact((transaction) => releaseCooldowns(cooldowns, deps, transaction));
    throw error;
  }
}
