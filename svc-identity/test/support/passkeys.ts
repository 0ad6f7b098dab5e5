import type { GoTrueClient } from '@supabase/auth-js';
import type { CreationOptions, Misbehaviour, SoftwareAuthenticator } from './authenticator';
import { type Answer, call, currentVersion } from './accounts';
import { callAs } from './factors';
import type { TestIdentity } from './identity';

/** Registers a passkey without the client's types. */
export async function register(
  identity: TestIdentity,
  client: GoTrueClient,
  authenticator: SoftwareAuthenticator,
  wrong?: Misbehaviour,
): Promise<Answer> {
  const { data, error } = await client.passkey.startRegistration();
  if (error) throw error;
  const credential = authenticator.create(data.options as CreationOptions, wrong);
  return callAs(identity, client, 'POST', '/passkeys/registration/verify', {
    challenge_id: data.challenge_id,
    credential,
  });
}

export async function startSignIn(identity: TestIdentity) {
  const { data, error } = await identity.createClient().passkey.startAuthentication();
  if (error) throw error;
  return data;
}

export async function signInBy(
  identity: TestIdentity,
  authenticator: SoftwareAuthenticator,
  wrong?: Misbehaviour,
): Promise<Answer> {
  const { challenge_id: challengeId, options } = await startSignIn(identity);
  return submitSignIn(identity, challengeId, authenticator.get(options, wrong));
}

export function submitSignIn(
  identity: TestIdentity,
  challengeId: string,
  credential: unknown,
): Promise<Answer> {
  return call(identity, 'POST', '/auth/v1/passkeys/authentication/verify', {
    body: { challenge_id: challengeId, credential },
    headers: currentVersion,
  });
}
