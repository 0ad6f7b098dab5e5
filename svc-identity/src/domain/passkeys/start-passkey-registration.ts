import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Caller } from '../authentication/authenticate';
import type { WebAuthn } from '../factors/web-authn';
import type { Settings } from '../settings/settings';
import type { User } from '../users/user';
import { assertMayChangePasskeys } from './assert-may-manage-passkeys';
import type { PasskeyChallenge } from './passkey';
import type { PasskeyChallengeRepository } from './passkey-challenge-repository';
import { createPasskeyChallenge } from './passkey-challenges';
import { tooManyPasskeys } from './passkey-errors';
import type { PasskeyRepository } from './passkey-repository';

interface StartPasskeyRegistrationDependencies {
  readonly passkeys: PasskeyRepository;
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly webAuthn: WebAuthn;
  readonly settings: Settings;
}

/**
 * Options for creating a passkey in the browser.
 * @throws {IdentityError} no_authorization, validation_failed, insufficient_aal, reauthentication_needed,
 * too_many_passkeys
 */
export async function startPasskeyRegistration(
  { caller }: { caller: Caller },
  deps: StartPasskeyRegistrationDependencies,
): Promise<{ challenge: PasskeyChallenge; options: PublicKeyCredentialCreationOptionsJSON }> {
  assertMayChangePasskeys(caller);
  const { user } = caller;
  const existing = await deps.passkeys.findAllOf(user.id);
  if (existing.length >= deps.settings.factors.maxPasskeys) throw tooManyPasskeys();
  const options = await deps.webAuthn.describeCreation({
    owner: { id: user.id, ...nameOwner(user) },
    isDiscoverable: true,
    excluded: existing.map(({ credential }) => credential),
  });
  const asked = { purpose: 'registration', user_id: user.id, challenge: options.challenge } as const;
  return { challenge: await createPasskeyChallenge(asked, deps), options };
}

function nameOwner(user: User): { name: string; displayName: string } {
  const name = user.email ?? user.phone ?? user.id;
  const fullName = user.user_metadata['full_name'];
  return { name, displayName: typeof fullName === 'string' && fullName ? fullName : name };
}
