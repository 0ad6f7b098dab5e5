import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';
import { padResponseTime } from '../timing/pad-response-time';
import { findSignUpToResend } from '../users/sign-up-data';
import { isPhoneConfirmed } from '../users/user';
import { parseChannel } from './channel';
import { type NeededForCode, requestCode, type RequestedCode } from './request-code';
import { requestConfirmationCode } from './request-confirmation-code';
import { confirmationCooldown, reserveText } from './reserve-text';
import { type NeededToSendCode, sendCode } from './send-code';

export interface CodeResend {
  readonly type: 'sms' | 'phone_change';
  /** What the account has now: an address, in lower case, or a number, E.164 without the plus; the other one is empty. */
  readonly email: string;
  readonly phone: string;
  readonly ip: string | null;
}

export type NeededForCodeResend = NeededForCode | NeededToSendCode | 'textQuota' | 'audit';
type ResendDependencies = Pick<Ports, NeededForCodeResend>;

/**
 * Sends a code again to an account that still waits for it. Whether there is one shows in nothing: an address or a number
 * is held to the gap between two messages either way.
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed
 */
export async function resendCode(resend: CodeResend, deps: ResendDependencies): Promise<void> {
  const { type } = resend;
  const channel = parseChannel('', deps.settings);
  const again = type === 'sms' ? confirmAgain : changeAgain;
  await padResponseTime(async () => {
    const code = await deps.transact((transaction) => again(resend, deps, transaction));
    if (code) await sendCode({ ...code, channel }, deps);
  }, deps.settings.phones.answerMs);
}

async function confirmAgain(
  { phone, ip }: CodeResend,
  deps: ResendDependencies,
  transaction: Transaction,
): Promise<RequestedCode | null> {
  await reserveText({ cooldowns: [confirmationCooldown(phone)], phone }, deps, transaction);
  const user = await deps.users.findByPhone(phone, transaction);
  if (!user || isPhoneConfirmed(user)) return null;
  const signUp = await findSignUpToResend(user, 'phone', deps, transaction);
  return requestConfirmationCode({ user, type: 'phone_confirmation', signUp, ip }, deps, transaction);
}

async function changeAgain(
  { email, phone }: CodeResend,
  deps: ResendDependencies,
  transaction: Transaction,
): Promise<RequestedCode | null> {
  const cooldowns = [{ purpose: 'phone_change_again', address: email || phone }] as const;
  await reserveText({ cooldowns, phone: phone || null }, deps, transaction);
  const { users, mailCooldowns, settings } = deps;
  const user = await (email ? users.findByEmail(email, transaction) : users.findByPhone(phone, transaction));
  const newPhone = user?.new_phone;
  if (!user || !newPhone) return null;
  // Sooner than that nothing is sent, and nothing said: a change under way is nobody else's business.
  const waitMs = await mailCooldowns.reserve(
    'phone_change',
    newPhone,
    settings.phones.cooldownMs,
    transaction,
  );
  return waitMs > 0 ? null : requestCode({ user, type: 'phone_change', phone: newPhone }, deps, transaction);
}
