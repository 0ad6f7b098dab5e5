import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { WebAuthn } from '../factors/web-authn';
import type { Settings } from '../settings/settings';
import type { PasskeyChallenge } from './passkey';
import type { PasskeyChallengeRepository } from './passkey-challenge-repository';
import { createPasskeyChallenge } from './passkey-challenges';

interface StartPasskeySignInDependencies {
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly webAuthn: WebAuthn;
  readonly settings: Settings;
}

/** Options for a browser's sign-in; the answer names the account. */
export async function startPasskeySignIn(
  deps: StartPasskeySignInDependencies,
): Promise<{ challenge: PasskeyChallenge; options: PublicKeyCredentialRequestOptionsJSON }> {
  const options = await deps.webAuthn.describeRequest();
  const asked = { purpose: 'sign-in', user_id: null, challenge: options.challenge } as const;
  return { challenge: await createPasskeyChallenge(asked, deps), options };
}
