import type { Language } from '@sabi/contracts/language';
import type { Hooks } from '../hooks/hooks';
import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';

export interface TextByHook {
  readonly user: User;
  readonly code: string;
  /** E.164 without the plus. */
  readonly to: string;
  /** Whether it is a second factor's code. */
  readonly isFactor: boolean;
  readonly language: Language;
}

/**
 * Sends a code by the operator's hook.
 * @throws {HookRefused} and errors of {@link Hooks.call}: it was not sent
 */
export async function sendTextByHook(
  { user, code, to, isFactor, language }: TextByHook,
  { hooks }: { hooks: Hooks },
): Promise<void> {
  // `language` is not in GoTrue.
  const sms = { otp: code, ...(isFactor && { sms_type: 'mfa' }), phone: to, language };
  await hooks.call('send-sms', { ip: null, payload: { user: describeUser(user), sms } });
}
