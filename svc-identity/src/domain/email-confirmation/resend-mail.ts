import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import { requestEmailChangeMails } from '../email-change/request-email-change';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import { findSignUpToResend } from '../one-time-tokens/sign-up-data';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import type { MailOrigin, TokenMailDependencies } from '../token-mails/request-token-mail';
import { isEmailConfirmed } from '../users/user';
import { requestConfirmation } from './request-confirmation';

export interface MailResend extends MailOrigin {
  readonly type: 'signup' | 'email_change';
  /** Current address (lower case) or number (E.164 without the plus); the other is empty. */
  readonly email: string;
  readonly phone: string;
  readonly ip: string | null;
}

export interface MailResendDependencies extends TokenMailDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly audit: AuditLog;
  readonly transact: Transact;
}
/**
 * Resends a confirmation mail to an account that waits for it. The cooldown applies to any address, so that
 * the response does not reveal an account.
 * @throws {IdentityError} over_email_send_rate_limit
 */
export async function resendMail(resend: MailResend, deps: MailResendDependencies): Promise<void> {
  const again = resend.type === 'signup' ? confirmAgain : changeAgain;
  await padResponseTime(() => deps.transact((transaction) => again(resend, deps, transaction)));
}

async function confirmAgain(
  { type: _type, phone: _phone, email, ip, ...origin }: MailResend,
  deps: MailResendDependencies,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'confirmation', address: email }, deps, transaction);
  const user = await deps.users.findByEmail(email, transaction);
  if (!user || isEmailConfirmed(user)) return;
  const signUp = await findSignUpToResend(user, 'email', deps, transaction);
  await requestConfirmation({ user, signUp, ip, ...origin }, deps, transaction);
}

async function changeAgain(
  { type: _type, email, phone, ip: _ip, ...origin }: MailResend,
  deps: MailResendDependencies,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'email_change_again', address: email || phone }, deps, transaction);
  const { users, settings } = deps;
  const user = await (email ? users.findByEmail(email, transaction) : users.findByPhone(phone, transaction));
  if (!user?.new_email || isTooSoon(user.email_change_sent_at, settings.mailGapMs)) return;
  await requestEmailChangeMails({ user, newEmail: user.new_email, ...origin }, deps, transaction);
}

function isTooSoon(sentAt: Date | null, cooldownMs: number): boolean {
  return sentAt !== null && sentAt.getTime() + cooldownMs > Date.now();
}
