import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import { IdentityError } from '../errors/identity-error';
import { type AccountCreation, withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import type { SignUpData } from '../one-time-tokens/one-time-token';
import { contestAccount, deriveSignUpSalt, withoutPassword } from '../one-time-tokens/sign-up-data';
import { assertNotBreached } from '../passwords/assert-not-breached';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession, StartedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import type { Metadata } from '../users/metadata';
import { newSignedUpUser } from '../users/new-user';
import { retryOnDuplicate } from '../users/retry-on-duplicate';
import type { User } from '../users/user';
import {
  byAddress,
  byNumber,
  type SignUpMethodDependencies,
  type Requested,
  type SignUpMethod,
} from './sign-up-methods';
import { type ParsedSignUp, parseSignUp, type SignUp } from './sign-up-rules';

interface SignUpDependencies extends StartSessionDependencies, SignUpMethodDependencies {
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
}

interface SigningUp {
  readonly candidate: User;
  readonly data: Metadata;
  readonly signUpData: SignUpData;
  readonly method: SignUpMethod;
  readonly client: ClientDescription;
}

/**
 * Creates an account and requests its confirmation by mail or text message, in one transaction. An existing
 * account neither changes nor shows: response, time and cooldown are those of a new one.
 * @returns a session if nothing needs confirmation
 * @throws {IdentityError} signup_disabled, anonymous_provider_disabled, validation_failed, weak_password,
 * email_provider_disabled, phone_provider_disabled, over_email_send_rate_limit, over_sms_send_rate_limit,
 * sms_send_failed, user_already_exists, and refusals of the operator's hooks
 */
export async function signUp(input: SignUp, deps: SignUpDependencies): Promise<IssuedSession | User> {
  const parsed = parseSignUp(input, deps.settings);
  await assertNotBreached(input.password, deps);
  const method = chooseMethod(input, parsed, deps);
  return padResponseTime(() => signUpParsed(input, { ...parsed, method }, deps), method.answerMs);
}

function chooseMethod(
  { redirectTo, client: { ip } }: SignUp,
  { email, phone, channel, pkce }: ParsedSignUp,
  deps: SignUpDependencies,
): SignUpMethod {
  return phone === null
    ? byAddress({ email: email ?? '', origin: { redirectTo, pkce }, ip }, deps)
    : byNumber({ phone, channel, ip }, deps);
}

async function signUpParsed(
  { password, language, client }: SignUp,
  { email, phone, data, method }: ParsedSignUp & { method: SignUpMethod },
  deps: SignUpDependencies,
): Promise<IssuedSession | User> {
  const salt = deriveSignUpSalt(email ?? phone ?? '', deps.settings);
  const passwordHash = await deps.passwords.hash(password, salt);
  const { audience: aud } = deps.settings;
  const candidate = newSignedUpUser({ aud, email, phone, passwordHash, language }, data);
  const base = withoutPassword({ data, language: candidate.language });
  const signUpData = { ...base, password_hash: passwordHash };
  const signingUp = { candidate, data, signUpData, method, client };
  // Called in any case, because a missing call would reveal an account.
  const signedUp = await withUserCreatedHooks({ ip: client.ip, asked: candidate }, deps, (creation) =>
    retryOnDuplicate<StartedSession | User>(() =>
      (method.isAutoconfirmed ? signUpConfirmed : signUpUnconfirmed)(signingUp, creation),
    ),
  );
  return 'session' in signedUp ? issueSession(signedUp, deps) : signedUp;
}

async function signUpUnconfirmed(
  signingUp: SigningUp,
  deps: SignUpDependencies & AccountCreation,
): Promise<User> {
  const { candidate, signUpData, method } = signingUp;
  const { user, deliver } = await deps.transact(async (transaction) => {
    await method.reserve(transaction);
    const existing = await method.find(transaction);
    if (existing) return repeatSignUp(signingUp, existing, deps, transaction);
    const made = await deps.createAccount(candidate, transaction);
    deps.logger.info({ user_id: made.id }, 'account.signed-up');
    return method.requestConfirmation(made, signUpData, transaction);
  });
  await deliver?.();
  return user;
}

/**
 * The account may be another person's. A confirmed one stays and its owner is notified; an unconfirmed one
 * stays too, and this sign-up's data is applied when its message is used.
 */
async function repeatSignUp(
  { candidate, data, signUpData, method, client: { ip } }: SigningUp,
  existing: User,
  deps: SignUpDependencies,
  transaction: Transaction,
): Promise<Requested> {
  deps.logger.info({ user_id: existing.id }, 'account.sign-up.repeated');
  const contest = { account: existing, signUp: signUpData, address: method.provider };
  const asked = method.isConfirmed(existing)
    ? null
    : await method.requestConfirmation(
        existing,
        await contestAccount(contest, deps, transaction),
        transaction,
      );
  if (!asked) {
    const traits = { provider: method.provider };
    await deps.audit.record(
      { action: 'user_repeated_signup', actor: actorOf(existing), traits, ip },
      transaction,
    );
    await method.notifyOwner(existing, transaction);
  }
  const decoy = { ...candidate, confirmation_sent_at: new Date(), updated_at: new Date() };
  if (!deps.settings.isDuplicateShown) return { ...asked, user: decoy };
  // Does not reveal data that an administrator set for an invited user.
  if (asked?.user.invited_at) return { ...asked, user: { ...asked.user, identities: [], user_metadata: {} } };
  return asked ?? { user: { ...decoy, role: '', identities: [], user_metadata: data } };
}

function signUpConfirmed(
  { candidate, method, client }: SigningUp,
  deps: SignUpDependencies & AccountCreation,
): Promise<StartedSession> {
  const { provider } = method;
  return deps.transact(async (transaction) => {
    if (await method.find(transaction)) {
      throw new IdentityError(422, 'user_already_exists', 'User already registered');
    }
    const user = await deps.createAccount(method.confirm(candidate), transaction);
    deps.logger.info({ user_id: user.id }, 'account.signed-up');
    const traits = { provider };
    const actor = actorOf(user);
    await deps.audit.record({ action: 'user_signedup', actor, traits, ip: client.ip }, transaction);
    return startSession({ user, method: 'password', address: provider, client }, deps, transaction);
  });
}
