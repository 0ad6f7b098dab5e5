import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Hooks } from '../hooks/hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import { findCode } from '../one-time-tokens/find-code';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import type { TextChannel } from '../settings/text-channels';
import type { RequestedCode } from './request-code';
import { cooldownsOf, releaseCooldowns } from './reserve-text';
import { sendText } from './send-text';
import type { TextMessages } from './text-messages';

export interface CodeToSend extends RequestedCode {
  readonly channel: TextChannel;
}

export interface SendCodeDependencies {
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailCooldowns: MailCooldownRepository;
  readonly textMessages: TextMessages | null;
  readonly hooks: Hooks;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly logger: Logger;
}

/** GoTrue's names. */
const names: Readonly<Record<PhoneTokenType, string>> = {
  phone_confirmation: 'confirmation',
  phone_otp: 'confirmation',
  phone_change: 'phone_change',
  phone_reauthentication: 'reauthentication',
};

/**
 * Sends a code after the transaction that stored it, except to test numbers. A failure releases the cooldown.
 * @throws {IdentityError} sms_send_failed
 */
export async function sendCode(
  { user, token, channel }: CodeToSend,
  deps: SendCodeDependencies,
): Promise<void> {
  const { phones } = deps.settings;
  // First, because the code may be submitted before the gateway answers.
  await deps.oneTimeTokens.openCode(token.id, phones.codeLifeSeconds * 1000);
  const { type, relates_to: to } = token;
  if (phones.testCodes.has(to)) return;
  const code = findCode(token, deps.settings);
  try {
    await sendText({ user, purpose: type, name: names[type], code, to, channel }, deps);
  } catch (error) {
    await deps.transact((transaction) => releaseCooldowns(cooldownsOf(type, token), deps, transaction));
    throw error;
  }
}

/** GoTrue's message id for test numbers. The gateway returns none for others. */
export function messageIdFor(phone: string, { settings }: { settings: Settings }): 'test-otp' | undefined {
  return settings.phones.testCodes.has(phone) ? 'test-otp' : undefined;
}
