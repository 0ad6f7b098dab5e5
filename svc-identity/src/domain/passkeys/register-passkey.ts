import { randomUUID } from 'node:crypto';
import { actorOf } from '../audit/actors';
import { IdentityError } from '../errors/identity-error';
import type { WebAuthnCredential } from '../users/factor';
import { creationResponseSchema, CredentialRefused } from '../factors/web-authn';
import { requestNotice } from '../notices/request-notice';
import type { Ports } from '../ports/all-ports';
import type { Caller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import { assertMayChangePasskeys } from './assert-may-manage-passkeys';
import { nameOfAuthenticator } from './authenticator-names';
import type { Passkey } from './passkey';
import { consumePasskeyChallenge, type PasskeyAnswer } from './passkey-challenges';
import { credentialRefused, invalidCredential, tooManyPasskeys } from './passkey-errors';
import { PasskeyAlreadyStored } from './passkey-repository';

export interface PasskeyRegistration extends PasskeyAnswer {
  readonly caller: Caller;
  readonly client: ClientDescription;
}

type RegisterDependencies = Pick<
  Ports,
  | 'users'
  | 'passkeys'
  | 'passkeyChallenges'
  | 'webAuthn'
  | 'settings'
  | 'transact'
  | 'audit'
  | 'notices'
  | 'outbox'
>;

/**
 * Adds a passkey that the caller's authenticator has created.
 * @throws {IdentityError} no_authorization, insufficient_aal, reauthentication_needed,
 *   validation_failed, webauthn_challenge_not_found, webauthn_challenge_expired, webauthn_verification_failed,
 *   webauthn_credential_exists, too_many_passkeys
 */
export async function registerPasskey(
  { caller, client, ...answer }: PasskeyRegistration,
  deps: RegisterDependencies,
): Promise<Passkey> {
  assertMayChangePasskeys(caller);
  const asked = { purpose: 'registration', user_id: caller.user.id } as const;
  const challenge = await consumePasskeyChallenge(answer, asked, deps);
  const response = creationResponseSchema.safeParse(answer.credential);
  if (!response.success) throw invalidCredential();
  try {
    const made = await deps.webAuthn.verifyCreation(response.data, challenge);
    return await store(newPasskey(caller.user.id, made), client, deps);
  } catch (error) {
    if (error instanceof CredentialRefused) throw credentialRefused(error);
    if (!(error instanceof PasskeyAlreadyStored)) throw error;
    throw new IdentityError(422, 'webauthn_credential_exists', 'This credential is already registered');
  }
}

function newPasskey(userId: string, credential: WebAuthnCredential): Passkey {
  const now = new Date();
  return {
    id: randomUUID(),
    user_id: userId,
    friendly_name: nameOfAuthenticator(credential.aaguid),
    credential,
    created_at: now,
    updated_at: now,
    last_used_at: null,
  };
}

function store(passkey: Passkey, client: ClientDescription, deps: RegisterDependencies): Promise<Passkey> {
  return deps.transact(async (transaction) => {
    // Written first: concurrent registrations of one account are serialized, so that the limit holds.
    const user = await deps.users.update(passkey.user_id, {}, transaction);
    if (!user) throw new IdentityError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const count = await deps.passkeys.countOf(user.id, transaction);
    if (count >= deps.settings.factors.maxPasskeys) throw tooManyPasskeys();
    await deps.passkeys.insert(passkey, transaction);
    const details = { name: passkey.friendly_name };
    await requestNotice({ user, kind: 'passkey_added', details }, deps, transaction);
    const traits = { passkey_id: passkey.id };
    await deps.audit.record(
      { action: 'passkey_created', actor: actorOf(user), traits, ip: client.ip },
      transaction,
    );
    return passkey;
  });
}
