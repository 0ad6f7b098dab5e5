import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { FlowState } from '../flows/flow-state';
import { sealTokens } from '../flows/provider-tokens';
import { flowLifeMs } from '../flows/start-flow';
import { type AccountMaking, makeAccounts } from '../hooks/make-accounts';
import { linkIdentity } from '../identities/link-identity';
import type { Ports } from '../ports/ports';
import { issueSession } from '../sessions/issue-session';
import type { IssuedSession, StartedSession } from '../sessions/issued-session';
import type { ClientDescription } from '../sessions/session';
import { type NeededForSession, startSession } from '../sessions/start-session';
import { onceMoreIfStored } from '../users/once-more-if-stored';
import type { User } from '../users/user';
import { acceptInvitation } from './accept-invitation';
import { enterByProvider, type NeededToEnter } from './enter-by-provider';
import type { Entered, Entrance } from './entrance';
import type { Provider } from './provider';
import type { VouchedFor } from './read-provider-answer';

export interface ProviderReturn {
  readonly flow: FlowState;
  readonly provider: Provider;
  readonly vouchedFor: VouchedFor;
  readonly language: Language;
  readonly client: ClientDescription;
}

/** What the browser takes along to the page it goes to. */
export type ProviderOutcome =
  | { readonly issued: IssuedSession }
  /** For the client in the PKCE flow, which has the verifier. */
  | { readonly authCode: string };

type FinishDependencies = Pick<
  Ports,
  NeededForSession | NeededToEnter | 'flowStates' | 'secretBox' | 'transact'
>;

/**
 * Ends what began with leaving for a provider: a sign-in, an invitation, or another identity for an account; with it a
 * session, or a code for one. All or nothing.
 * @throws {IdentityError} signup_disabled, user_banned, provider_email_needs_verification, email_address_not_provided,
 *   invite_not_found, identity_already_exists, email_exists, email_not_confirmed, user_not_found, validation_failed
 */
export async function finishProviderSignIn(
  input: ProviderReturn,
  deps: FinishDependencies,
): Promise<ProviderOutcome> {
  const { provider, vouchedFor, language, client, flow } = input;
  const entrance = { provider, profile: vouchedFor.profile, language, ip: client.ip };
  const concluded = await settle(client.ip, deps, async (making, transaction) => {
    const entered = await enter(flow, entrance, making, transaction);
    if ('refusal' in entered) return entered;
    return { outcome: await conclude(entered.user, input, making, transaction) };
  });
  return 'started' in concluded ? { issued: await issueSession(concluded.started, deps) } : concluded;
}

/** Runs what may be refused and written at once. */
export async function settle<D extends Pick<Ports, 'transact' | 'hooks' | 'users'>, T>(
  ip: string | null,
  deps: D,
  work: (
    deps: D & AccountMaking,
    transaction: Transaction,
  ) => Promise<{ outcome: T } | Extract<Entered, { refusal: unknown }>>,
): Promise<T> {
  const settled = await makeAccounts({ ip }, deps, (making) =>
    onceMoreIfStored(() => deps.transact((transaction) => work(making, transaction))),
  );
  if ('refusal' in settled) throw settled.refusal;
  return settled.outcome;
}

function enter(
  { linking_target_id: linkingTarget, invite_token: invitation }: FlowState,
  entrance: Entrance,
  deps: FinishDependencies & AccountMaking,
  transaction: Transaction,
): Promise<Entered> {
  if (linkingTarget) return linkIdentity(linkingTarget, entrance, deps, transaction);
  if (invitation) return acceptInvitation(invitation, entrance, deps, transaction);
  return enterByProvider(entrance, deps, transaction);
}

async function conclude(
  user: User,
  { flow, provider, vouchedFor, client }: ProviderReturn,
  deps: FinishDependencies,
  transaction: Transaction,
): Promise<{ readonly started: StartedSession } | { readonly authCode: string }> {
  if (!flow.code_challenge) {
    const signedIn = { user, method: 'oauth', provider: provider.name, client } as const;
    const started = await startSession(signedIn, deps, transaction);
    return { started: { ...started, provider: vouchedFor.tokens } };
  }
  const authCode = randomUUID();
  await deps.flowStates.issueAuthCode(
    flow.id,
    {
      auth_code: authCode,
      user_id: user.id,
      provider_tokens: sealTokens(flow, vouchedFor.tokens, deps.secretBox),
      expires_at: new Date(Date.now() + flowLifeMs),
    },
    transaction,
  );
  return { authCode };
}
