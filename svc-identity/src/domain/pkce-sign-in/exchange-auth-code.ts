import { z } from 'zod';
import type { AuditLog } from '../audit/audit-log';
import type { SecretBox } from '../encryption/secret-box';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { continueSession } from '../session-lifecycle/continue-session';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import type { FlowState } from '../sign-in-flows/flow-state';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import { matchesChallenge } from '../sign-in-flows/pkce';
import { openTokens } from '../sign-in-flows/provider-tokens';
import { isBanned } from '../users/user';

interface ExchangeDependencies extends StartSessionDependencies {
  readonly flowStates: FlowStateRepository;
  readonly audit: AuditLog;
  readonly secretBox: SecretBox;
}

/**
 * Exchanges a flow's code, once, for the session that linked an identity or a new one. A wrong verifier does
 * not use it up.
 * @throws {IdentityError} flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned,
 * validation_failed
 */
export async function exchangeAuthCode(
  input: { authCode: string; verifier: string; client: ClientDescription },
  deps: ExchangeDependencies,
): Promise<IssuedSession> {
  if (!input.authCode || !input.verifier)
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  const flow = z.guid().safeParse(input.authCode).success
    ? await deps.flowStates.findByAuthCode(input.authCode)
    : null;
  const user = flow?.user_id ? await deps.users.findById(flow.user_id) : null;
  if (!flow || !user) throw notFound();
  assertRedeemable(flow, input.verifier);
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  const started = await deps.transact(async (transaction) => {
    if (!(await deps.flowStates.remove(flow.id, transaction))) throw notFound();
    const { authentication_method: method, provider_type: provider, linking_session_id: sessionId } = flow;
    const continued = sessionId ? await continueSession({ user, sessionId }, deps, transaction) : null;
    if (continued) return continued;
    return startSession(
      { user, method, ...(provider !== 'email' && { provider }), client: input.client },
      deps,
      transaction,
    );
  });
  const issued = await issueSession(started, deps);
  const provider = openTokens(flow, deps.secretBox);
  return provider ? { ...issued, provider } : issued;
}

function assertRedeemable(flow: FlowState, verifier: string): void {
  if (flow.expires_at < new Date())
    throw new IdentityError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  if (!challenge || !method || !matchesChallenge(verifier, { challenge, method })) {
    throw new IdentityError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
}

const notFound = () =>
  new IdentityError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
