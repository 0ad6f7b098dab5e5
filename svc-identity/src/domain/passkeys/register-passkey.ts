import { randomUUID } from 'node:crypto';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { IdentityError } from '../errors/identity-error';
import { creationResponseSchema, CredentialRefused, type WebAuthn } from '../factors/web-authn';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import type { WebAuthnCredential } from '../users/factor';
import type { UserRepository } from '../users/user-repository';
import { assertMayChangePasskeys } from './assert-may-manage-passkeys';
import { nameOfAuthenticator } from './authenticator-names';
import type { Passkey } from './passkey';
import type { PasskeyChallengeRepository } from './passkey-challenge-repository';
import { consumePasskeyChallenge, type PasskeyAnswer } from './passkey-challenges';
import { credentialRefused, invalidCredential, tooManyPasskeys } from './passkey-errors';
import { PasskeyAlreadyStored, type PasskeyRepository } from './passkey-repository';

export interface PasskeyRegistration extends PasskeyAnswer {
  readonly caller: Caller;
  readonly client: ClientDescription;
}

interface RegisterDependencies {
  readonly users: UserRepository;
  readonly passkeys: PasskeyRepository;
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly webAuthn: WebAuthn;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Adds a created passkey to the caller's account.
 * @throws {IdentityError} no_authorization, insufficient_aal, reauthentication_needed, validation_failed,
 * webauthn_challenge_not_found, webauthn_challenge_expired, webauthn_verification_failed,
 * webauthn_credential_exists, too_many_passkeys
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
    // Serializes concurrent registrations of an account, so that the limit holds.
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
