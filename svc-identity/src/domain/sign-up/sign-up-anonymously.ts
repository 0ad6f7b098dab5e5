import type { Language } from '@sabi/contracts/language';
import { actorOf } from '../audit/actors';
import { IdentityError } from '../errors/identity-error';
import { withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { type Metadata, parseMetadata } from '../users/metadata';
import { newAnonymousUser } from '../users/new-user';

export interface AnonymousSignUp {
  readonly data?: Metadata | null | undefined;
  readonly language: Language;
  readonly client: ClientDescription;
}

/**
 * Creates an anonymous account. A confirmed address or number makes it permanent; otherwise it is deleted
 * later.
 * @throws {IdentityError} anonymous_provider_disabled, signup_disabled, validation_failed
 */
export async function signUpAnonymously(
  { data, language, client }: AnonymousSignUp,
  deps: StartSessionDependencies,
): Promise<IssuedSession> {
  assertAnonymousAllowed(deps.settings);
  const { audience: aud, defaultRole: role } = deps.settings;
  const candidate = newAnonymousUser({ aud, role, language }, parseMetadata(data));
  const started = await withUserCreatedHooks({ ip: client.ip, asked: candidate }, deps, (making) =>
    making.transact(async (transaction) => {
      const user = await making.createAccount(candidate, transaction);
      const traits = { provider: 'anonymous' };
      const actor = actorOf(user);
      await deps.audit.record({ action: 'user_signedup', actor, traits, ip: client.ip }, transaction);
      deps.logger.info({ user_id: user.id }, 'account.signed-up');
      return startSession({ user, method: 'anonymous', client }, deps, transaction);
    }),
  );
  return issueSession(started, deps);
}

/** @throws {IdentityError} anonymous_provider_disabled, signup_disabled */
function assertAnonymousAllowed({
  isAnonymousEnabled,
  isSignUpDisabled,
}: Pick<Settings, 'isAnonymousEnabled' | 'isSignUpDisabled'>): void {
  if (!isAnonymousEnabled)
    throw new IdentityError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (isSignUpDisabled)
    throw new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
