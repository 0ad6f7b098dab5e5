import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import type { SecretBox } from '../encryption/secret-box';
import type { Hooks } from '../hooks/hooks';
import { type AccountCreation, withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import {
  findOrCreateProviderAccount,
  type FindProviderAccountDependencies,
} from '../identities/find-or-create-provider-account';
import { linkIdentity } from '../identities/link-identity';
import type { Provider } from '../providers/provider';
import type { ProviderLogin, ProviderLoginResult } from '../providers/provider-login';
import type { ProviderUser } from '../providers/read-provider-answer';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession, StartedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import type { FlowState } from '../sign-in-flows/flow-state';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import { sealTokens } from '../sign-in-flows/provider-tokens';
import { flowLifeMs } from '../sign-in-flows/start-flow';
import { retryOnDuplicate } from '../users/retry-on-duplicate';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { acceptInvitation } from './accept-invitation';

export interface ProviderSignInCompletion {
  readonly flow: FlowState;
  readonly provider: Provider;
  readonly providerUser: ProviderUser;
  readonly language: Language;
  readonly client: ClientDescription;
}

/** Result in the browser's redirect. */
export type ProviderOutcome =
  | { readonly issued: IssuedSession }
  /** For a PKCE client with the verifier. */
  | { readonly authCode: string };

interface FinishDependencies extends StartSessionDependencies, FindProviderAccountDependencies {
  readonly flowStates: FlowStateRepository;
  readonly secretBox: SecretBox;
  readonly transact: Transact;
}

/**
 * Completes a provider's flow in one transaction: a sign-in, an accepted invitation or a linked identity,
 * with a session or a code.
 * @throws {IdentityError} signup_disabled, user_banned, provider_email_needs_verification,
 * email_address_not_provided, invite_not_found, identity_already_exists, email_exists, email_not_confirmed,
 * user_not_found, validation_failed
 */
export async function finishProviderSignIn(
  input: ProviderSignInCompletion,
  deps: FinishDependencies,
): Promise<ProviderOutcome> {
  const { provider, providerUser, language, client, flow } = input;
  const login = { provider, profile: providerUser.profile, language, ip: client.ip };
  const outcome = await runLogin(client.ip, deps, async (creation, transaction) => {
    const result = await findAccount(flow, login, creation, transaction);
    if ('refusal' in result) return result;
    return { outcome: await createOutcome(result.user, input, creation, transaction) };
  });
  return 'started' in outcome ? { issued: await issueSession(outcome.started, deps) } : outcome;
}

/** Runs a sign-in that may be refused and still store data. */
export async function runLogin<D extends { transact: Transact; hooks: Hooks; users: UserRepository }, T>(
  ip: string | null,
  deps: D,
  work: (
    deps: D & AccountCreation,
    transaction: Transaction,
  ) => Promise<{ outcome: T } | Extract<ProviderLoginResult, { refusal: unknown }>>,
): Promise<T> {
  const result = await withUserCreatedHooks({ ip }, deps, (creation) =>
    retryOnDuplicate(() => deps.transact((transaction) => work(creation, transaction))),
  );
  if ('refusal' in result) throw result.refusal;
  return result.outcome;
}

function findAccount(
  { linking_target_id: linkingTarget, invite_token: invitation }: FlowState,
  login: ProviderLogin,
  deps: FinishDependencies & AccountCreation,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  if (linkingTarget) return linkIdentity(linkingTarget, login, deps, transaction);
  if (invitation) return acceptInvitation(invitation, login, deps, transaction);
  return findOrCreateProviderAccount(login, deps, transaction);
}

async function createOutcome(
  user: User,
  { flow, provider, providerUser, client }: ProviderSignInCompletion,
  deps: FinishDependencies,
  transaction: Transaction,
): Promise<{ readonly started: StartedSession } | { readonly authCode: string }> {
  if (!flow.code_challenge) {
    const signedIn = { user, method: 'oauth', provider: provider.name, client } as const;
    const started = await startSession(signedIn, deps, transaction);
    return { started: { ...started, provider: providerUser.tokens } };
  }
  const authCode = randomUUID();
  await deps.flowStates.issueAuthCode(
    flow.id,
    {
      auth_code: authCode,
      user_id: user.id,
      provider_tokens: sealTokens(flow, providerUser.tokens, deps.secretBox),
      expires_at: new Date(Date.now() + flowLifeMs),
    },
    transaction,
  );
  return { authCode };
}
