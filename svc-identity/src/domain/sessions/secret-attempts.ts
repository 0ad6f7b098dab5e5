import { networkOf } from '@sabi/service-kit/network';
import { tooManyRequests } from '../errors/common-errors';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';

/** Under which keys the tries of one secret are counted. Each key has sign-in's limit. */
export type AttemptKeys = readonly string[];
type CountDependencies = Pick<Ports, 'signInAttempts'>;

/** A password at sign-in. By network: an attacker is stopped while the owner still gets in from anywhere else. */
export const keysOfSignIn = ({ name, ip }: { name: string; ip: string | null }): AttemptKeys => [
  `${name}|${networkOf(ip)}`,
];

/** The password of a signed-in account: whichever session and network it is tried from, and together with sign-in. */
export function keysOfPassword({ id, email, phone }: User, ip: string | null): AttemptKeys {
  const names = [email, phone].filter((name) => name !== null);
  return [`password|${id}`, ...names.flatMap((name) => keysOfSignIn({ name, ip }))];
}

/** A code that a signed-in account has asked for. */
export const keysOfCode = (userId: string): AttemptKeys => [`code|${userId}`];

/** An answer to a challenge of any second factor of an account. */
export const keysOfFactor = (userId: string): AttemptKeys => [`factor|${userId}`];

/** Counts a try before anybody looks at it. @returns seconds to wait; 0 when it may be made */
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

/** The secret was right. */
export async function forgetAttempts(
  keys: AttemptKeys,
  { signInAttempts }: CountDependencies,
): Promise<void> {
  await Promise.all(keys.map((key) => signInAttempts.forget(key)));
}
