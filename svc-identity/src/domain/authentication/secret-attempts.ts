import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { networkOf } from '@sabi/service-kit/network';
import { tooManyRequests } from '../errors/common-errors';
import type { User } from '../users/user';

/** Keys that count attempts at one secret, each with the sign-in limit. */
export type AttemptKeys = readonly string[];
interface CountDependencies {
  readonly signInAttempts: AttemptLimiter;
}

/** A password at sign-in. By network, so that an attacker cannot block the owner. */
export const keysOfSignIn = ({ name, ip }: { name: string; ip: string | null }): AttemptKeys => [
  `${name}|${networkOf(ip)}`,
];

/** A signed-in account's password, across sessions and networks and together with sign-in. */
export function keysOfPassword({ id, email, phone }: User, ip: string | null): AttemptKeys {
  const names = [email, phone].filter((name) => name !== null);
  return [`password|${id}`, ...names.flatMap((name) => keysOfSignIn({ name, ip }))];
}

/** A code that a signed-in account has requested. */
export const keysOfCode = (userId: string): AttemptKeys => [`code|${userId}`];

/** Any second factor of an account. */
export const keysOfFactor = (userId: string): AttemptKeys => [`factor|${userId}`];

/** Counts an attempt in advance. @returns seconds to wait; 0 when allowed */
export async function countAttempt(
  keys: AttemptKeys,
  { signInAttempts }: CountDependencies,
): Promise<number> {
  return Math.max(...(await Promise.all(keys.map((key) => signInAttempts.begin(key)))));
}

/** The same. @throws {IdentityError} over_request_rate_limit */
export async function assertMayTry(keys: AttemptKeys, deps: CountDependencies): Promise<void> {
  const waitSeconds = await countAttempt(keys, deps);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
}

/** Resets the count after a right secret. */
export async function forgetAttempts(
  keys: AttemptKeys,
  { signInAttempts }: CountDependencies,
): Promise<void> {
  await Promise.all(keys.map((key) => signInAttempts.forget(key)));
}
