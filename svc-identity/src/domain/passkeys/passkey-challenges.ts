import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import type { PasskeyChallenge } from './passkey';
import type { PasskeyChallengeRepository } from './passkey-challenge-repository';

interface ChallengeDependencies {
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly settings: Settings;
}

/** How long expired challenges are kept, to distinguish late answers from wrong ones. */
const rememberedMs = 3_600_000;

export async function createPasskeyChallenge(
  asked: Pick<PasskeyChallenge, 'purpose' | 'user_id' | 'challenge'>,
  { passkeyChallenges, settings }: ChallengeDependencies,
): Promise<PasskeyChallenge> {
  const expiresAt = Date.now() + settings.factors.challengeLifeSeconds * 1000;
  const challenge = {
    ...asked,
    id: randomUUID(),
    expires_at: new Date(expiresAt),
    purge_at: new Date(expiresAt + rememberedMs),
  };
  await passkeyChallenges.insert(challenge);
  return challenge;
}

/** The browser's answer. */
export interface PasskeyAnswer {
  /** Empty when missing. */
  readonly challengeId: string;
  /** Credential as submitted; undefined when missing. */
  readonly credential: unknown;
}

/**
 * Removes a challenge before its answer is checked, so that it is answered once.
 * @throws {IdentityError} validation_failed, webauthn_challenge_not_found, webauthn_challenge_expired
 */
export async function consumePasskeyChallenge(
  { challengeId, credential }: PasskeyAnswer,
  asked: Pick<PasskeyChallenge, 'purpose' | 'user_id'>,
  { passkeyChallenges }: ChallengeDependencies,
): Promise<string> {
  if (challengeId === '') throw validationFailed('challenge_id is required');
  if (credential === undefined) throw validationFailed('credential is required');
  if (!z.guid().safeParse(challengeId).success) throw validationFailed('challenge_id must be a valid UUID');
  const taken = await passkeyChallenges.consume({ ...asked, id: challengeId.toLowerCase() });
  if (!taken)
    throw new IdentityError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (taken.expires_at < new Date())
    throw new IdentityError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return taken.challenge;
}
