import type { Transaction } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import { requestConfirmation } from '../email-confirmation/request-confirmation';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import type { NoticeRepository } from '../notices/notice-repository';
import { notifyAccountExists } from '../notices/notify-account-exists';
import type { SignUpData } from '../one-time-tokens/one-time-token';
import type { CodeRequestDependencies } from '../phones/request-code';
import { requestConfirmationCode } from '../phones/request-confirmation-code';
import { confirmationCooldown, reserveText } from '../phones/reserve-text';
import { type SendCodeDependencies, sendCode } from '../phones/send-code';
import type { TextChannel } from '../settings/text-channels';
import type { MailOrigin, TokenMailDependencies } from '../token-mails/request-token-mail';
import { withConfirmedEmail, withConfirmedPhone } from '../users/new-user';
import { isEmailConfirmed, isPhoneConfirmed, type User } from '../users/user';

/** Differences between addresses and numbers. */
export interface SignUpMethod {
  readonly provider: 'email' | 'phone';
  readonly isAutoconfirmed: boolean;
  /** undefined: the default step of padResponseTime. */
  readonly answerMs: number | undefined;
  /** Starts the cooldown of the confirmation. */
  reserve(transaction: Transaction): Promise<void>;
  find(transaction: Transaction): Promise<User | null>;
  isConfirmed(user: User): boolean;
  confirm(user: User): User;
  /** Requests the confirmation, which holds the sign-up's data. */
  requestConfirmation(user: User, signUp: SignUpData, transaction: Transaction): Promise<Requested>;
  /** Notifies a confirmed account's owner of another sign-up. */
  notifyOwner(user: User, transaction: Transaction): Promise<void>;
}

export interface Requested {
  /** The updated account. */
  readonly user: User;
  /** What to send after the transaction. */
  readonly deliver?: () => Promise<void>;
}

export interface SignUpMethodDependencies
  extends TokenMailDependencies, CodeRequestDependencies, SendCodeDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly textQuota: MailQuota;
  readonly notices: NoticeRepository;
  readonly audit: AuditLog;
}
/** @param address.email in lower case */
export function byAddress(
  { email, origin, ip }: { email: string; origin: MailOrigin; ip: string | null },
  deps: SignUpMethodDependencies,
): SignUpMethod {
  return {
    provider: 'email',
    isAutoconfirmed: deps.settings.isMailAutoconfirmed,
    answerMs: undefined,
    reserve: (transaction) => reserveMail({ purpose: 'confirmation', address: email }, deps, transaction),
    find: (transaction) => deps.users.findByEmail(email, transaction),
    isConfirmed: isEmailConfirmed,
    confirm: withConfirmedEmail,
    requestConfirmation: async (user, signUp, transaction) => ({
      user: await requestConfirmation({ user, signUp, ip, ...origin }, deps, transaction),
    }),
    notifyOwner: (user, transaction) => notifyAccountExists(user, deps, transaction),
  };
}

/** @param number.phone E.164 without the plus */
export function byNumber(
  number: { phone: string; channel: TextChannel; ip: string | null },
  deps: SignUpMethodDependencies,
): SignUpMethod {
  const { phone, channel, ip } = number;
  return {
    provider: 'phone',
    isAutoconfirmed: deps.settings.phones.isAutoconfirmed,
    answerMs: deps.settings.phones.answerMs,
    reserve: (transaction) =>
      reserveText({ cooldowns: [confirmationCooldown(phone)], phone }, deps, transaction),
    find: (transaction) => deps.users.findByPhone(phone, transaction),
    isConfirmed: isPhoneConfirmed,
    confirm: withConfirmedPhone,
    requestConfirmation: async (user, signUp, transaction) => {
      const type = 'phone_confirmation';
      const code = await requestConfirmationCode({ user, type, signUp, ip }, deps, transaction);
      return { user: code.user, deliver: () => sendCode({ ...code, channel }, deps) };
    },
    // Text messages cost money, and anyone could cause them.
    notifyOwner: () => Promise.resolve(),
  };
}
