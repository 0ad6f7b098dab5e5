import { randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import { IdentityError } from '../errors/identity-error';
import { flowLifeMs } from '../flows/start-flow';
import type { Ports } from '../ports/ports';
import { issueSession } from '../sessions/issue-session';
import type { IssuedSession } from '../sessions/issued-session';
import type { ClientDescription } from '../sessions/session';
import { type NeededForSession, startSession } from '../sessions/start-session';
import type { User } from '../users/user';
import { findOneTimeToken, type NeededToFindToken } from '../one-time-tokens/find-one-time-token';
import { type NeededToUseToken, useOneTimeToken } from '../one-time-tokens/use-one-time-token';

/** What a browser is sent on with. */
export type FollowedLink =
  | { readonly kind: 'session'; readonly issued: IssuedSession }
  /** For the client that began the flow, which has the verifier. */
  | { readonly kind: 'code'; readonly authCode: string }
  /** A change of address still waits for the other address. */
  | { readonly kind: 'halfway' };

type FollowDependencies = Pick<Ports, NeededForSession | NeededToFindToken | NeededToUseToken | 'flowStates'>;

/**
 * Uses the link of a mail by opening it, as GoTrue does.
 * @throws {IdentityError} otp_expired, otp_used, otp_invalid, user_banned, validation_failed, email_exists,
 *   flow_state_not_found
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

/** The code lives as long as any flow, from now on: the mail may have waited. */
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
