import type { TextChannel } from '../../settings/phones';
import { findCode } from '../one-time-tokens/find-code';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Ports } from '../ports/ports';
import type { RequestedCode } from './request-code';
import { cooldownsOf, releaseCooldowns } from './reserve-text';
import { sendText } from './send-text';

export interface CodeToSend extends RequestedCode {
  readonly channel: TextChannel;
}

export type NeededToSendCode =
  | 'oneTimeTokens'
  | 'mailCooldowns'
  | 'textMessages'
  | 'hooks'
  | 'settings'
  | 'transact'
  | 'logger';

/** In GoTrue's words. */
const names: Readonly<Record<PhoneTokenType, string>> = {
  phone_confirmation: 'confirmation',
  phone_otp: 'confirmation',
  phone_change: 'phone_change',
  phone_reauthentication: 'reauthentication',
};

/**
 * Sends a code that was asked for, outside the transaction that wrote it. One that could not be sent gives back the right
 * to ask again. A number for tests gets no message.
 * @throws {IdentityError} sms_send_failed
 */
export async function sendCode(
  { user, token, channel }: CodeToSend,
  deps: Pick<Ports, NeededToSendCode>,
): Promise<void> {
  const { phones } = deps.settings;
  // Before the message is on its way: its code may come back sooner than the gateway answers.
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

/** What GoTrue tells of a message to a number for tests; of any other, our gateway tells nothing. */
export function messageIdFor(phone: string, { settings }: Pick<Ports, 'settings'>): 'test-otp' | undefined {
  return settings.phones.testCodes.has(phone) ? 'test-otp' : undefined;
}
