import { timingSafeEqual } from 'node:crypto';
import type { Dependencies } from '../../dependencies';
import { IdentityError, tooManyRequests, validationFailed } from '../errors';
import type { IssuedSession } from '../sessions/issued-session';
import type { ClientDescription } from '../sessions/session';
import { startSession } from '../sessions/start-session';
import { parseEmailAddress } from '../users/email-address';
import { withConfirmedEmail } from '../users/new-user';
import { isBanned, type User } from '../users/user';
import { deriveCode, hashLinkToken, type OneTimeToken, type OneTimeTokenType } from './one-time-token';

export interface Verification {
  readonly type: string;
  /** Six digits from a mail, with the address it went to. */
  readonly token: string;
  /** From the link in a mail; names its account by itself. */
  readonly tokenHash: string;
  readonly email: string;
  readonly phone: string;
  readonly redirectTo: string;
  readonly client: ClientDescription;
}

type VerifyDependencies = Pick<
  Dependencies,
  | 'users'
  | 'oneTimeTokens'
  | 'mailGaps'
  | 'codeAttempts'
  | 'settings'
  | 'transact'
  | 'sessions'
  | 'refreshTokens'
  | 'accessTokens'
  | 'logger'
>;

/** What a submitted token turned out to be. */
type Finding = { readonly token: OneTimeToken; readonly isInTime: boolean };
type Way = 'link' | 'code';

/** Verification type → tokens it takes. A token works for what it was made for. */
const acceptedTypes: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation'],
  email: ['confirmation'],
  invite: [],
  recovery: [],
  magiclink: [],
  email_change: [],
};

/**
 * Uses the link or the code of a mail, once: confirms the address and begins a session, all or nothing.
 * @throws {IdentityError} otp_expired, otp_used, otp_invalid, user_banned, over_request_rate_limit, validation_failed
 */
export async function verifyOneTimeToken(
  input: Verification,
  deps: VerifyDependencies,
): Promise<IssuedSession> {
  assertOneWay(input);
  const way: Way = input.token ? 'code' : 'link';
  const finding = input.token ? await findByCode(input, deps) : await findByLink(input.tokenHash, deps);
  if (!finding) throw refused('otp_invalid', way, deps);
  const accepted = acceptedTypes[input.type];
  if (!accepted) throw validationFailed('Unsupported verification type');
  if (!accepted.includes(finding.token.type)) throw refused('otp_invalid', way, deps);
  const user = await deps.users.findById(finding.token.user_id);
  if (!user || user.email !== finding.token.relates_to) throw refused('otp_invalid', way, deps);
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  if (finding.token.state === 'used') throw refused('otp_used', way, deps);
  if (finding.token.state === 'superseded' || !finding.isInTime) throw refused('otp_expired', way, deps);
  return confirm({ user, token: finding.token, way, client: input.client }, deps);
}

function confirm(
  { user, token, way, client }: { user: User; token: OneTimeToken; way: Way; client: ClientDescription },
  deps: VerifyDependencies,
): Promise<IssuedSession> {
  return deps.transact(async (transaction) => {
    if (!(await deps.oneTimeTokens.use(token.id, transaction))) throw refused('otp_used', way, deps);
    await deps.oneTimeTokens.endAllOf(user.id, transaction);
    await deps.mailGaps.release('confirmation', token.relates_to, transaction);
    const { email_confirmed_at, user_metadata, identities } = withConfirmedEmail(user);
    const confirmed = await deps.users.update(
      user.id,
      { email_confirmed_at, user_metadata, identities },
      transaction,
    );
    return startSession({ user: confirmed ?? user, method: 'otp', client }, deps, transaction);
  });
}

async function findByLink(linkToken: string, { oneTimeTokens }: VerifyDependencies): Promise<Finding | null> {
  const token = await oneTimeTokens.findByLinkHash(hashLinkToken(linkToken));
  return token && { token, isInTime: token.expires_at > new Date() };
}

/** An unknown address is answered as a wrong code is. */
async function findByCode(
  { type, token: code, email }: Verification,
  deps: VerifyDependencies,
): Promise<Finding | null> {
  const address = parseAddress(email);
  const waitSeconds = await deps.codeAttempts.begin(address);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  const user = await deps.users.findByEmail(address);
  const attempt = user && (await deps.oneTimeTokens.beginCodeAttempt(user.id, acceptedTypes[type] ?? []));
  if (!attempt) return null;
  return isEqual(code, deriveCode(deps.settings.mailSecret, attempt.token)) ? attempt : null;
}

function assertOneWay({ type, token, tokenHash, email, phone, redirectTo }: Verification): void {
  if (!type) throw validationFailed('Verify requires a verification type');
  if (!token === !tokenHash) throw validationFailed('Verify requires either a token or a token hash');
  if (token && (phone || !email)) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  if (tokenHash && (email || phone || redirectTo)) {
    throw validationFailed('Only the token_hash and type should be provided');
  }
}

function parseAddress(email: string): string {
  try {
    return parseEmailAddress(email);
  } catch (error) {
    throw new IdentityError(422, 'validation_failed', 'Invalid email format', { cause: error });
  }
}

const texts = {
  otp_invalid: { link: 'Email link is invalid or has expired', code: 'Token has expired or is invalid' },
  otp_expired: { link: 'Email link is invalid or has expired', code: 'Token has expired or is invalid' },
  otp_used: { link: 'Email link has already been used', code: 'Token has already been used' },
} as const;

/** GoTrue has one code for all three; the product tells its users which it was. */
function refused(code: keyof typeof texts, way: Way, { settings }: VerifyDependencies): IdentityError {
  const shown = settings.hasUniformTokenErrors ? 'otp_expired' : code;
  return new IdentityError(403, shown, texts[shown][way]);
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
