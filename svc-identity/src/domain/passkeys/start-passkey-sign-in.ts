import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Ports } from '../ports/all-ports';
import type { PasskeyChallenge } from './passkey';
import { createPasskeyChallenge } from './passkey-challenges';

/** Options for a browser to sign in by a passkey; the answer identifies the account. */
export async function startPasskeySignIn(
  deps: Pick<Ports, 'passkeyChallenges' | 'webAuthn' | 'settings'>,
): Promise<{ challenge: PasskeyChallenge; options: PublicKeyCredentialRequestOptionsJSON }> {
  const options = await deps.webAuthn.describeRequest();
  const asked = { purpose: 'sign-in', user_id: null, challenge: options.challenge } as const;
  return { challenge: await createPasskeyChallenge(asked, deps), options };
}
