import { randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import { IdentityError } from '../errors/identity-error';
import { findOneTimeToken, type FindTokenDependencies } from '../one-time-tokens/find-one-time-token';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import { flowLifeMs } from '../sign-in-flows/start-flow';
import type { User } from '../users/user';
import { type UseTokenDependencies, useOneTimeToken } from './use-one-time-token';

/** Result in the browser's redirect. */
export type FollowedLink =
  | { readonly kind: 'session'; readonly issued: IssuedSession }
  /** For the client with the flow's verifier. */
  | { readonly kind: 'code'; readonly authCode: string }
  /** The other address has yet to confirm. */
  | { readonly kind: 'halfway' };

interface FollowDependencies extends StartSessionDependencies, FindTokenDependencies, UseTokenDependencies {
  readonly flowStates: FlowStateRepository;
}

/**
 * Uses a mail's link when opened, as GoTrue does.
 * @throws {IdentityError} otp_expired, otp_used, otp_invalid, user_banned, validation_failed, email_exists,
 * flow_state_not_found
 */
export async function followMailLink(
  { linkToken, type, client }: { linkToken: string; type: string; client: ClientDescription },
  deps: FollowDependencies,
): Promise<FollowedLink> {
  const token = await findOneTimeToken({ type, submitted: { linkToken } }, deps);
  const followed = await deps.transact(async (transaction) => {
    const user = await useOneTimeToken({ token, format: 'link', ip: client.ip }, deps, transaction);
    if (user === 'halfway') return { kind: 'halfway' } as const;
    if (token.flow_id)
      return { kind: 'code', authCode: await issueCode(token.flow_id, user, deps, transaction) } as const;
    const started = await startSession({ user, method: 'otp', client }, deps, transaction);
    return { kind: 'session', started } as const;
  });
  if (followed.kind !== 'session') return followed;
  return { kind: 'session', issued: await issueSession(followed.started, deps) };
}

/** The lifetime starts now, because the mail may have been delayed. */
async function issueCode(
  flowId: string,
  user: User,
  { flowStates }: FollowDependencies,
  transaction: Transaction,
): Promise<string> {
  if (!(await flowStates.find(flowId)))
    throw new IdentityError(422, 'flow_state_not_found', 'No valid flow state found for user.');
  const authCode = randomUUID();
  const expires_at = new Date(Date.now() + flowLifeMs);
  await flowStates.issueAuthCode(
    flowId,
    { auth_code: authCode, user_id: user.id, provider_tokens: null, expires_at },
    transaction,
  );
  return authCode;
}
