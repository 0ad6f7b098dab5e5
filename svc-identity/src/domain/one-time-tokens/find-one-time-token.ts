import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { networkOf } from '@sabi/service-kit/network';
import { countAttempt, forgetAttempts, keysOfCode } from '../authentication/secret-attempts';
import { tooManyRequests, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import { equalInConstantTime } from '../timing-attacks/equal-in-constant-time';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import { isBanned } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { findCode } from './find-code';
import {
  acceptedTypes,
  fitsAccount,
  hashLinkToken,
  isMailVerification,
  isRequestedInSession,
  type OneTimeToken,
} from './one-time-token';
import type { OneTimeTokenRepository } from './one-time-token-repository';
import { type TokenFormat, tokenRefused } from './token-errors';
import type { OneTimeTokenType } from './token-type';

export type SubmittedToken =
  | { readonly linkToken: string }
  /** Digits with the recipient's address or number. */
  | { readonly code: string; readonly address: string; readonly ip: string | null };

interface FoundToken {
  readonly token: OneTimeToken;
  readonly isInTime: boolean;
}

export interface FindTokenDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly codeAttempts: AttemptLimiter;
  readonly signInAttempts: AttemptLimiter;
  readonly settings: Settings;
}
/**
 * Finds a token that is valid for a verification type. Unknown addresses and wrong codes get the same answer
 * after the same time.
 * @throws {IdentityError} otp_expired, otp_used, otp_invalid, user_banned, over_request_rate_limit,
 * validation_failed
 */
export async function findOneTimeToken(
  { type, submitted }: { type: string; submitted: SubmittedToken },
  deps: FindTokenDependencies,
): Promise<OneTimeToken> {
  const format: TokenFormat = 'code' in submitted ? 'code' : 'link';
  if (format === 'link' && !isMailVerification(type))
    throw validationFailed('Invalid email verification type');
  const accepted = acceptedTypes.get(type);
  const found =
    'code' in submitted
      ? await padResponseTime(() => findByCode(submitted, accepted ?? [], deps))
      : await findByLink(submitted.linkToken, deps);
  if (!found) throw tokenRefused('otp_invalid', format, deps.settings);
  if (!accepted) throw validationFailed('Unsupported verification type');
  if (!accepted.includes(found.token.type)) throw tokenRefused('otp_invalid', format, deps.settings);
  await assertUsable(found, format, deps);
  return found.token;
}

async function assertUsable(
  { token, isInTime }: FoundToken,
  format: TokenFormat,
  deps: FindTokenDependencies,
): Promise<void> {
  const user = await deps.users.findById(token.user_id);
  if (!user) throw tokenRefused('otp_invalid', format, deps.settings);
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  if (token.state === 'used') throw tokenRefused('otp_used', format, deps.settings);
  if (token.state === 'superseded' || !isInTime) throw tokenRefused('otp_expired', format, deps.settings);
  if (!fitsAccount(token, user)) throw tokenRefused('otp_invalid', format, deps.settings);
}

async function findByLink(
  linkToken: string,
  { oneTimeTokens }: FindTokenDependencies,
): Promise<FoundToken | null> {
  const token = await oneTimeTokens.findByLinkHash(hashLinkToken(linkToken));
  return token && { token, isInTime: token.expires_at > new Date() };
}

/**
 * Checks a code. Counts attempts by address and network, so that an attacker cannot block the owner, and by
 * account for codes that a session can request repeatedly; beyond that limit codes count as wrong, which does
 * not reveal a pending change.
 * @throws {IdentityError} over_request_rate_limit after too many attempts for the address from the network
 */
export async function findByCode(
  { code, address, ip }: { code: string; address: string; ip: string | null },
  types: readonly OneTimeTokenType[],
  deps: Omit<FindTokenDependencies, 'users'>,
): Promise<FoundToken | null> {
  const waitSeconds = await deps.codeAttempts.begin(`${address}|${networkOf(ip)}`);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  const attempt = await deps.oneTimeTokens.beginCodeAttempt(address, types);
  if (!attempt) return null;
  const keys = isRequestedInSession(attempt.token) ? keysOfCode(attempt.token.user_id) : null;
  if (keys && (await countAttempt(keys, deps)) > 0) return null;
  if (!equalInConstantTime(code, findCode(attempt.token, deps.settings))) return null;
  if (keys) await forgetAttempts(keys, deps);
  return attempt;
}
