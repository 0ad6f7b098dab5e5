import type { Transaction } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import type { MailQuota } from '../mail-limits/mail-quota';
import { findSignUpToResend } from '../one-time-tokens/sign-up-data';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import { isPhoneConfirmed } from '../users/user';
import { parseChannel } from './channel';
import { type CodeRequestDependencies, requestCode, type RequestedCode } from './request-code';
import { requestConfirmationCode } from './request-confirmation-code';
import { confirmationCooldown, reserveText } from './reserve-text';
import { type SendCodeDependencies, sendCode } from './send-code';

export interface CodeResend {
  readonly type: 'sms' | 'phone_change';
  /** Current address (lower case) or number (E.164 without the plus); the other is empty. */
  readonly email: string;
  readonly phone: string;
  readonly ip: string | null;
}

export interface CodeResendDependencies extends CodeRequestDependencies, SendCodeDependencies {
  readonly textQuota: MailQuota;
  readonly audit: AuditLog;
}
/**
 * Resends a code to an account that waits for it. The cooldown applies to any address or number, so that the
 * response does not reveal an account.
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed
 */
export async function resendCode(resend: CodeResend, deps: CodeResendDependencies): Promise<void> {
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
  deps: CodeResendDependencies,
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
  deps: CodeResendDependencies,
  transaction: Transaction,
): Promise<RequestedCode | null> {
  const cooldowns = [{ purpose: 'phone_change_again', address: email || phone }] as const;
  await reserveText({ cooldowns, phone: phone || null }, deps, transaction);
  const { users, mailCooldowns, settings } = deps;
  const user = await (email ? users.findByEmail(email, transaction) : users.findByPhone(phone, transaction));
  const newPhone = user?.new_phone;
  if (!user || !newPhone) return null;
  // No error within the cooldown, because it would reveal a pending change.
  const waitMs = await mailCooldowns.reserve(
    'phone_change',
    newPhone,
    settings.phones.cooldownMs,
    transaction,
  );
  return waitMs > 0 ? null : requestCode({ user, type: 'phone_change', phone: newPhone }, deps, transaction);
}
