import type { Language } from '@sabi/contracts/language';
import { UserAlreadyStored } from '../../data-access/user-repository';
import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../audit/actors';
import { IdentityError, phoneDisabled, validationFailed } from '../errors';
import { inEvenTime } from '../even-time';
import { requestConfirmation } from '../mails/request-confirmation';
import type { MailOrigin, NeededForMail } from '../mails/request-mail';
import { reserveMail } from '../mails/reserve-mail';
import { assertNotBreached } from '../passwords/assert-not-breached';
import { assertAcceptablePassword, rulesFor } from '../passwords/password-policy';
import { parsePkce, type Pkce } from '../flows/pkce';
import type { IssuedSession } from '../sessions/issued-session';
import type { ClientDescription } from '../sessions/session';
import { type NeededForSession, startSession } from '../sessions/start-session';
import { parseEmailAddress } from './email-address';
import { parseMetadata } from './metadata';
import { newSignedUpUser, withConfirmedEmail } from './new-user';
import { isEmailConfirmed, type Metadata, type User } from './user';

export interface SignUp {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly data?: Metadata | null | undefined;
  readonly challenge: string;
  readonly method: string;
  /** Where the link of the mail leads in the end. */
  readonly redirectTo: string | null;
  readonly language: Language;
  readonly client: ClientDescription;
}

type SignUpDependencies = Pick<
  Dependencies,
  NeededForSession | NeededForMail | 'mailGaps' | 'mailQuota' | 'passwords' | 'breachList' | 'audit'
>;

/**
 * Makes an account and asks for the mail that confirms its address, all or nothing. Where the address has an account,
 * nothing of it is changed or shown: the answer, its time and the gap to the next try are those of a new one.
 * @returns a session where addresses need no confirmation
 * @throws {IdentityError} signup_disabled, anonymous_provider_disabled, validation_failed, weak_password,
 *   email_provider_disabled, phone_provider_disabled, over_email_send_rate_limit, user_already_exists
 */
export async function signUp(input: SignUp, deps: SignUpDependencies): Promise<IssuedSession | User> {
  const validated = validate(input, deps);
  await assertNotBreached(input.password, deps);
  return inEvenTime(() => signUpValidated(input, validated, deps));
}

async function signUpValidated(
  input: SignUp,
  { email, data, pkce }: Validated,
  deps: SignUpDependencies,
): Promise<IssuedSession | User> {
  const passwordHash = await deps.passwords.hash(input.password);
  const { language, redirectTo, client } = input;
  const origin = { language, redirectTo, pkce };
  const candidate = newSignedUpUser({ aud: deps.settings.audience, email, passwordHash, language }, data);
  const store = () =>
    deps.settings.isMailAutoconfirmed
      ? signUpConfirmed({ candidate, client }, deps)
      : signUpUnconfirmed({ candidate, email, data, origin, ip: client.ip }, deps);
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    return store(); // another sign-up with this address won in between: this one is a repeated one
  }
}

interface Validated {
  readonly email: string;
  readonly data: Metadata;
  readonly pkce: Pkce | null;
}

function validate(input: SignUp, { settings }: SignUpDependencies): Validated {
  const { email, phone, password, challenge, method } = input;
  if (!email && !phone)
    throw new IdentityError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (settings.isSignUpDisabled) {
    throw new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) throw validationFailed('Signup requires a valid password');
  assertAcceptablePassword(password, rulesFor({ email: email.toLowerCase() }, settings));
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  if (phone && challenge) throw validationFailed('PKCE not supported for phone signups');
  const pkce = parsePkce({ challenge, method });
  if (phone) throw phoneDisabled('Phone signups are disabled');
  if (!settings.isEmailEnabled)
    throw new IdentityError(400, 'email_provider_disabled', 'Email signups are disabled');
  return { email: parseEmailAddress(email), data: parseMetadata(input.data), pkce };
}

interface UnconfirmedSignUp {
  readonly candidate: User;
  readonly email: string;
  readonly data: Metadata;
  readonly origin: MailOrigin;
  readonly ip: string | null;
}

function signUpUnconfirmed(signingUp: UnconfirmedSignUp, deps: SignUpDependencies): Promise<User> {
  const { candidate, email, origin, ip } = signingUp;
  return deps.transact(async (transaction) => {
    await reserveMail({ purpose: 'confirmation', address: email }, deps, transaction);
    const existing = await deps.users.findByEmail(email, transaction);
    if (existing) return repeatSignUp(signingUp, existing, deps, transaction);
    await deps.users.insert(candidate, transaction);
    deps.logger.info({ user_id: candidate.id }, 'account.signed-up');
    return requestConfirmation({ user: candidate, ip, ...origin }, deps, transaction);
  });
}

/** The account may be somebody else's: a confirmed one is left alone, an unconfirmed one gets another mail. */
async function repeatSignUp(
  { candidate, data, origin, ip }: UnconfirmedSignUp,
  existing: User,
  deps: SignUpDependencies,
  transaction: Transaction,
): Promise<User> {
  deps.logger.info({ user_id: existing.id }, 'account.sign-up.repeated');
  const mailed = isEmailConfirmed(existing)
    ? null
    : await requestConfirmation({ user: existing, ip, ...origin }, deps, transaction);
  if (!mailed) {
    const traits = { provider: 'email' };
    await deps.audit.record(
      { action: 'user_repeated_signup', actor: actorOf(existing), traits, ip },
      transaction,
    );
  }
  const lookalike = { ...candidate, confirmation_sent_at: new Date(), updated_at: new Date() };
  if (!deps.settings.isDuplicateShown) return lookalike;
  // What an administrator wrote about somebody they invited is not for whoever signs up with the address.
  if (mailed?.invited_at) return { ...mailed, identities: [], user_metadata: {} };
  return mailed ?? { ...lookalike, role: '', identities: [], user_metadata: data };
}

function signUpConfirmed(
  { candidate, client }: { candidate: User; client: ClientDescription },
  deps: SignUpDependencies,
): Promise<IssuedSession> {
  return deps.transact(async (transaction) => {
    if (await deps.users.findByEmail(candidate.email ?? '', transaction)) {
      throw new IdentityError(422, 'user_already_exists', 'User already registered');
    }
    const user = withConfirmedEmail(candidate);
    await deps.users.insert(user, transaction);
    deps.logger.info({ user_id: user.id }, 'account.signed-up');
    const traits = { provider: 'email' };
    const actor = actorOf(user);
    await deps.audit.record({ action: 'user_signedup', actor, traits, ip: client.ip }, transaction);
    return startSession({ user, method: 'password', client }, deps, transaction);
  });
}
