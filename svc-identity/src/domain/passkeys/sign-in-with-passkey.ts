import { IdentityError } from '../errors/identity-error';
import {
  CredentialRefused,
  type RequestResponse,
  requestResponseSchema,
  type WebAuthn,
} from '../factors/web-authn';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { isBanned, type User } from '../users/user';
import type { Passkey } from './passkey';
import type { PasskeyChallengeRepository } from './passkey-challenge-repository';
import { consumePasskeyChallenge, type PasskeyAnswer } from './passkey-challenges';
import { credentialRefused, invalidCredential } from './passkey-errors';
import type { PasskeyRepository } from './passkey-repository';

export interface PasskeySignIn extends PasskeyAnswer {
  readonly client: ClientDescription;
}

interface SignInDependencies extends StartSessionDependencies {
  readonly passkeys: PasskeyRepository;
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly webAuthn: WebAuthn;
}

/**
 * Starts a session by a passkey.
 * @throws {IdentityError} validation_failed, webauthn_challenge_not_found, webauthn_challenge_expired,
 *   webauthn_verification_failed, user_banned, email_not_confirmed, phone_not_confirmed
 */
export async function signInWithPasskey(
  { client, ...answer }: PasskeySignIn,
  deps: SignInDependencies,
): Promise<IssuedSession> {
  const challenge = await consumePasskeyChallenge(answer, { purpose: 'sign-in', user_id: null }, deps);
  const response = requestResponseSchema.safeParse(answer.credential);
  if (!response.success) throw invalidCredential();
  const passkey = await deps.passkeys.findByCredential(response.data.id);
  if (!passkey || !isOwnedBy(response.data, passkey.user_id)) throw credentialRefused();
  const signCount = await verify({ response: response.data, challenge, passkey }, deps);
  const user = await deps.users.findById(passkey.user_id);
  if (!user || user.deleted_at) throw credentialRefused();
  assertMaySignIn(user);
  const started = await deps.transact(async (transaction) => {
    // The count has changed: the key was cloned, used concurrently or removed.
    if (!(await deps.passkeys.recordUse(passkey, signCount, transaction))) throw credentialRefused();
    return startSession({ user, method: 'passkey', client }, deps, transaction);
  });
  return issueSession(started, deps);
}

/** The account named by the authenticator must be the stored owner. */
function isOwnedBy({ response }: RequestResponse, userId: string): boolean {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString() === userId;
}

async function verify(
  { response, challenge, passkey }: { response: RequestResponse; challenge: string; passkey: Passkey },
  { webAuthn }: SignInDependencies,
): Promise<number> {
  try {
    return await webAuthn.verifyRequest(response, challenge, passkey.credential);
  } catch (error) {
    throw error instanceof CredentialRefused ? credentialRefused(error) : error;
  }
}

/** After the signature, so that only the owner learns about it. */
function assertMaySignIn(user: User): void {
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  if (user.email && !user.email_confirmed_at)
    throw new IdentityError(403, 'email_not_confirmed', 'Email not confirmed');
  if (user.phone && !user.phone_confirmed_at)
    throw new IdentityError(403, 'phone_not_confirmed', 'Phone not confirmed');
}
