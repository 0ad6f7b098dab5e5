import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import {
  findOneTimeToken,
  type FindTokenDependencies,
  type SubmittedToken,
} from '../one-time-tokens/find-one-time-token';
import { isMailTokenType } from '../one-time-tokens/one-time-token';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { parseEmailAddress } from '../users/email-address';
import { parsePhoneNumber } from '../users/phone-number';
import { type UseTokenDependencies, useOneTimeToken } from './use-one-time-token';

export interface Verification {
  readonly type: string;
  /** Digits of a mail or text message, used with their recipient. */
  readonly token: string;
  /** Token of a mail's link. */
  readonly tokenHash: string;
  readonly email: string;
  readonly phone: string;
  readonly redirectTo: string;
  readonly client: ClientDescription;
}

interface VerifyOneTimeTokenDependencies
  extends StartSessionDependencies, FindTokenDependencies, UseTokenDependencies {}

/**
 * Uses a link or code, once, and starts a session, in one transaction. It is no second factor.
 * @returns `halfway` while an address change needs the other confirmation
 * @throws {IdentityError} otp_expired, otp_used, otp_invalid, user_banned, over_request_rate_limit,
 * validation_failed, email_exists, phone_exists
 */
export async function verifyOneTimeToken(
  input: Verification,
  deps: VerifyOneTimeTokenDependencies,
): Promise<IssuedSession | 'halfway'> {
  assertOneWay(input);
  const { type, client } = input;
  const submitted: SubmittedToken = input.token
    ? { code: input.token, address: parseAddress(input), ip: client.ip }
    : { linkToken: input.tokenHash };
  const token = await findOneTimeToken({ type, submitted }, deps);
  const format = input.token ? 'code' : 'link';
  const address = isMailTokenType(token.type) ? 'email' : 'phone';
  const started = await deps.transact(async (transaction) => {
    const user = await useOneTimeToken({ token, format, ip: client.ip }, deps, transaction);
    return user === 'halfway'
      ? user
      : startSession({ user, method: 'otp', address, client }, deps, transaction);
  });
  return started === 'halfway' ? started : issueSession(started, deps);
}

function assertOneWay({ type, token, tokenHash, email, phone, redirectTo }: Verification): void {
  if (!type) throw validationFailed('Verify requires a verification type');
  if (!token === !tokenHash) throw validationFailed('Verify requires either a token or a token hash');
  if (token && !phone === !email) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  if (tokenHash && (email || phone || redirectTo)) {
    throw validationFailed('Only the token_hash and type should be provided');
  }
}

function parseAddress({ email, phone }: Verification): string {
  if (phone) return parsePhoneNumber(phone);
  try {
    return parseEmailAddress(email);
  } catch (error) {
    throw new IdentityError(422, 'validation_failed', 'Invalid email format', { cause: error });
  }
}
