import type { Transaction } from '../../data-access/transaction';
import { UserAlreadyStored } from '../../data-access/user-repository';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../audit/actors';
import { IdentityError } from '../errors';
import { inEvenTime } from '../even-time';
import { type AccountMaking, makeAccounts } from '../hooks/make-accounts';
import { parseMetadata } from '../users/metadata';
import { newSignedUpUser, withConfirmedEmail } from '../users/new-user';
import { isEmailConfirmed, type Metadata, type User } from '../users/user';
import { requestConfirmation } from './request-confirmation';
import { type MailOrigin, type NeededForMail, requestMail } from './request-mail';
import { reserveMail } from './reserve-mail';

export interface SignInMailRequest extends Omit<MailOrigin, 'language'> {
  /** In lower case. */
  readonly email: string;
  /** Whether an address without an account gets one. */
  readonly createsUser: boolean;
  readonly data?: Metadata | null | undefined;
  /** undefined: the account's own, and English for a new one. */
  readonly language: MailOrigin['language'] | undefined;
  readonly ip: string | null;
}

export type NeededForSignInMail =
  NeededForMail | 'mailGaps' | 'mailQuota' | 'audit' | 'transact' | 'hooks' | 'logger';
type SignInMailDependencies = Pick<Dependencies, NeededForSignInMail>;

/**
 * Mails a way in without a password. An address without an account gets one, and one that nobody has confirmed the mail
 * that confirms it. Which of these it was shows in nothing, unless the settings let a sign-up show it.
 * @throws {IdentityError} over_email_send_rate_limit, validation_failed, otp_disabled, signup_disabled
 */
export async function askForSignInMail(
  request: SignInMailRequest,
  deps: SignInMailDependencies,
): Promise<void> {
  const data = parseMetadata(request.data);
  const ask = () =>
    makeAccounts({ ip: request.ip }, deps, (making) =>
      making.transact((transaction) => askOnce({ ...request, data }, making, transaction)),
    );
  await inEvenTime(async () => {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof UserAlreadyStored)) throw error;
      await ask(); // somebody signed up with the address in between
    }
  });
}

async function askOnce(
  request: SignInMailRequest & { data: Metadata },
  deps: SignInMailDependencies & AccountMaking,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'magiclink', address: request.email }, deps, transaction);
  const known = await deps.users.findByEmail(request.email, transaction);
  if (known?.is_sso_user) return;
  const user = known ?? (await signUp(request, deps, transaction));
  if (!user) return;
  const { redirectTo = null, pkce = null, ip } = request;
  const origin = { language: request.language ?? user.language, redirectTo, pkce };
  if (!isEmailConfirmed(user) && !deps.settings.isMailAutoconfirmed) {
    await requestConfirmation({ user, type: 'first_magiclink', ip, ...origin }, deps, transaction);
    return;
  }
  await deps.audit.record({ action: 'user_recovery_requested', actor: actorOf(user), ip }, transaction);
  await requestMail({ user, type: 'magiclink', ...origin }, deps, transaction);
}

/** An account without a password. @returns null where none may be made and nobody shall see that there was none */
async function signUp(
  { email, data, createsUser, language = 'en', ip }: SignInMailRequest & { data: Metadata },
  deps: SignInMailDependencies & AccountMaking,
  transaction: Transaction,
): Promise<User | null> {
  const { settings } = deps;
  if (!createsUser || settings.isSignUpDisabled) {
    if (!settings.isDuplicateShown) return null;
    throw createsUser
      ? new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance')
      : new IdentityError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const unconfirmed = newSignedUpUser({ aud: settings.audience, email, passwordHash: null, language }, data);
  const candidate = settings.isMailAutoconfirmed ? withConfirmedEmail(unconfirmed) : unconfirmed;
  const user = await deps.makeAccount(candidate, transaction);
  deps.logger.info({ user_id: user.id }, 'account.signed-up');
  if (settings.isMailAutoconfirmed) {
    const traits = { provider: 'email' };
    await deps.audit.record({ action: 'user_signedup', actor: actorOf(user), traits, ip }, transaction);
  }
  return user;
}
