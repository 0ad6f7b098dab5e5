import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { IdentityError, phoneDisabled, validationFailed } from '../errors';
import { inEvenTime } from '../even-time';
import { parsePkce, type PkceParameters } from '../flows/pkce';
import { parseEmailAddress } from '../users/email-address';
import { isEmailConfirmed } from '../users/user';
import { requestConfirmation } from './request-confirmation';
import { requestEmailChangeMails } from './request-email-change';
import type { MailOrigin, NeededForMail } from './request-mail';
import { reserveMail } from './reserve-mail';

export interface ResendRequest extends PkceParameters {
  readonly type: string;
  readonly email: string;
  readonly phone: string;
  readonly redirectTo: string | null;
  /** undefined: the account's own. */
  readonly language: MailOrigin['language'] | undefined;
  readonly ip: string | null;
}

type ResendDependencies = Pick<Dependencies, NeededForMail | 'mailGaps' | 'mailQuota' | 'audit' | 'transact'>;
type Resend = Omit<MailOrigin, 'language'> & Pick<ResendRequest, 'email' | 'language' | 'ip'>;

const types = ['signup', 'email_change', 'sms', 'phone_change'];

/**
 * Mails a confirmation again to an account that still waits for it. Whether there is one shows in nothing: an address is
 * held to the gap between two mails either way.
 * @throws {IdentityError} over_email_send_rate_limit, validation_failed, email_provider_disabled, phone_provider_disabled
 */
export async function resendMail(request: ResendRequest, deps: ResendDependencies): Promise<void> {
  const { type, language, redirectTo, ip } = request;
  const resend = { ...validate(request, deps), language, redirectTo, ip };
  const again = type === 'signup' ? confirmAgain : changeAgain;
  await inEvenTime(() => deps.transact((transaction) => again(resend, deps, transaction)));
}

async function confirmAgain(
  { email, language, ip, ...origin }: Resend,
  deps: ResendDependencies,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'confirmation', address: email }, deps, transaction);
  const user = await deps.users.findByEmail(email, transaction);
  if (!user || isEmailConfirmed(user)) return;
  await requestConfirmation({ user, ip, ...origin, language: language ?? user.language }, deps, transaction);
}

async function changeAgain(
  { email, language, ip: _ip, ...origin }: Resend,
  deps: ResendDependencies,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'email_change_again', address: email }, deps, transaction);
  const user = await deps.users.findByEmail(email, transaction);
  if (!user?.new_email || isTooSoon(user.email_change_sent_at, deps.settings.mailGapMs)) return;
  await requestEmailChangeMails(
    { user, newEmail: user.new_email, ...origin, language: language ?? user.language },
    deps,
    transaction,
  );
}

function isTooSoon(sentAt: Date | null, gapMs: number): boolean {
  return sentAt !== null && sentAt.getTime() + gapMs > Date.now();
}

function validate(
  { type, email, phone, challenge, method }: ResendRequest,
  { settings }: ResendDependencies,
): Pick<Resend, 'email' | 'pkce'> {
  if (!types.includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const pkce = type === 'signup' || type === 'email_change' ? parsePkce({ challenge, method }) : null;
  if (!email && type === 'signup') throw validationFailed('Type provided requires an email address');
  if (!phone && type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (phone) throw phoneDisabled('Phone logins are disabled');
  if (!email) throw validationFailed('Missing email address or phone number');
  if (!settings.isEmailEnabled) {
    throw new IdentityError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  return { email: parseEmailAddress(email), pkce };
}
