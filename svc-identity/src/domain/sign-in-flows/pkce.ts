import { createHash } from 'node:crypto';
import { validationFailed } from '../errors/common-errors';
import type { Settings } from '../settings/settings';
import { equalInConstantTime } from '../timing-attacks/equal-in-constant-time';
import type { ChallengeMethod } from './flow-state';

export interface PkceParameters {
  readonly challenge: string;
  readonly method: string;
}

/** A valid challenge. */
export interface Pkce {
  readonly challenge: string;
  readonly method: ChallengeMethod;
}

/**
 * A client's challenge.
 * @returns null if none is sent
 * @throws {IdentityError} validation_failed
 */
export function parsePkce(
  { challenge, method }: PkceParameters,
  { isPlainPkceAllowed }: Pick<Settings, 'isPlainPkceAllowed'>,
): Pkce | null {
  if (!challenge !== !method)
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (!challenge) return null;
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const known = method.toLowerCase();
  if (known !== 's256' && (known !== 'plain' || !isPlainPkceAllowed)) {
    throw validationFailed(`Invalid code challenge method ${JSON.stringify(method)}`);
  }
  return { challenge, method: known };
}

/** Whether a challenge was made from this verifier (RFC 7636). */
export function matchesChallenge(
  verifier: string,
  { challenge, method }: { challenge: string; method: ChallengeMethod },
): boolean {
  const computed = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return equalInConstantTime(computed, challenge.replace(/=+$/, ''));
}
