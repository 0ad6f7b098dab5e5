import type { Language } from '@sabi/contracts/language';
import { UserAlreadyStored } from '../../data-access/user-repository';
import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { IdentityError, mailTooSoon, phoneDisabled, validationFailed } from '../errors';
import { inEvenTime } from '../even-time';
import { requestConfirmation } from '../mails/request-confirmation';
import { assertAcceptablePassword } from '../passwords/password-policy';
import { parsePkce } from '../flows/pkce';
import type { IssuedSession } from '../sessions/issued-session';
import type { ClientDescription } from '../sessions/session';
import { startSession } from '../sessions/start-session';
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
  readonly language: Language;
  readonly client: ClientDescription;
}

type SignUpDependencies = Pick<
  Dependencies,
  | 'users'
  | 'sessions'
  | 'refreshTokens'
  | 'accessTokens'
  | 'oneTimeTokens'
  | 'mailGaps'
  | 'outbox'
  | 'passwords'
  | 'settings'
  | 'transact'
  | 'logger'
>;

/**
 * Makes an account and asks for the mail that confirms its address, all or nothing. Where the address has an account,
 * nothing of it is changed or shown: the answer, its time and the gap to the next try are those of a new one.
 * @returns a session where addresses need no confirmation
 * @throws {IdentityError} signup_disabled, anonymous_provider_disabled, validation_failed, weak_password,
 *   phone_provider_disabled, over_email_send_rate_limit, user_already_exists
 */
export async function signUp(input: SignUp, deps: SignUpDependencies): Promise<IssuedSession | User> {
  const { email, data } = validate(input, deps);
  return inEvenTime(() => signUpValidated(input, { email, data }, deps));
}

async function signUpValidated(
  input: SignUp,
  { email, data }: { email: string; data: Metadata },
  deps: SignUpDependencies,
): Promise<IssuedSession | User> {
  const passwordHash = await deps.passwords.hash(input.password);
  const { language, client } = input;
  const candidate = newSignedUpUser({ aud: deps.settings.audience, email, passwordHash, language }, data);
  const store = () =>
    deps.settings.isMailAutoconfirmed
      ? signUpConfirmed({ candidate, client }, deps)
      : signUpUnconfirmed({ candidate, email, language, data }, deps);
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    return store(); // another sign-up with this address won in between: this one is a repeated one
  }
}

function validate(input: SignUp, { settings }: SignUpDependencies): { email: string; data: Metadata } {
  const { email, phone, password, challenge, method } = input;
  if (!email && !phone)
    throw new IdentityError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (settings.isSignUpDisabled) {
    throw new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) throw validationFailed('Signup requires a valid password');
  assertAcceptablePassword(password, { minLength: settings.passwordMinLength, email: email.toLowerCase() });
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  if (phone && challenge) throw validationFailed('PKCE not supported for phone signups');
  parsePkce({ challenge, method });
  if (phone) throw phoneDisabled('Phone signups are disabled');
  return { email: parseEmailAddress(email), data: parseMetadata(input.data) };
}

interface UnconfirmedSignUp {
  readonly candidate: User;
  readonly email: string;
  readonly language: Language;
  readonly data: Metadata;
}

function signUpUnconfirmed(signingUp: UnconfirmedSignUp, deps: SignUpDependencies): Promise<User> {
  const { candidate, email, language } = signingUp;
  return deps.transact(async (transaction) => {
    const waitMs = await deps.mailGaps.reserve('confirmation', email, deps.settings.mailGapMs, transaction);
    const existing = await deps.users.findByEmail(email, transaction);
    if (waitMs > 0) throw mailTooSoon(Math.ceil(waitMs / 1000));
    if (existing) return repeatSignUp(signingUp, existing, deps, transaction);
    await deps.users.insert(candidate, transaction);
    deps.logger.info({ user_id: candidate.id }, 'account.signed-up');
    return requestConfirmation({ user: candidate, language }, deps, transaction);
  });
}

/** The account may be somebody else's: a confirmed one is left alone, an unconfirmed one gets another mail. */
async function repeatSignUp(
  { candidate, language, data }: UnconfirmedSignUp,
  existing: User,
  deps: SignUpDependencies,
  transaction: Transaction,
): Promise<User> {
  deps.logger.info({ user_id: existing.id }, 'account.sign-up.repeated');
  const mailed = isEmailConfirmed(existing)
    ? null
    : await requestConfirmation({ user: existing, language }, deps, transaction);
  const lookalike = { ...candidate, confirmation_sent_at: new Date(), updated_at: new Date() };
  if (!deps.settings.isDuplicateShown) return lookalike;
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
    return startSession({ user, method: 'password', client }, deps, transaction);
  });
}
