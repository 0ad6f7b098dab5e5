import { verificationMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import { issueToken } from '../one-time-tokens/issue-token';
import { lifeSecondsOf, type OneTimeToken, type SignUpData } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { MailTokenType, OneTimeTokenType } from '../one-time-tokens/token-type';
import type { AuthenticationMethod } from '../sessions/session';
import type { Settings } from '../settings/settings';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import type { Pkce } from '../sign-in-flows/pkce';
import { startFlow } from '../sign-in-flows/start-flow';
import type { User } from '../users/user';
import type { UserChanges, UserRepository } from '../users/user-repository';

export interface MailOrigin {
  /** Final target of its link; defaults to the site. */
  readonly redirectTo?: string | null;
  readonly pkce?: Pkce | null;
}

export interface MailRequest extends MailOrigin {
  readonly user: User;
  readonly type: Exclude<MailTokenType, 'email_change_current' | 'email_change_new'>;
  /** For a mail that confirms a sign-up. */
  readonly signUp?: SignUpData | null;
}

export interface TokenMailDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly outbox: Outbox;
  readonly flowStates: FlowStateRepository;
  readonly settings: Settings;
}

/** Field with the time of the last mail. */
const sentAt: Readonly<Record<MailRequest['type'], (now: Date) => UserChanges>> = {
  confirmation: (now) => ({ confirmation_sent_at: now }),
  invite: (now) => ({ invited_at: now, confirmation_sent_at: now }),
  recovery: (now) => ({ recovery_sent_at: now }),
  magiclink: (now) => ({ recovery_sent_at: now }),
  first_magiclink: (now) => ({ confirmation_sent_at: now }),
  reauthentication: (now) => ({ reauthentication_sent_at: now }),
};

const methods: Readonly<Partial<Record<OneTimeTokenType, AuthenticationMethod>>> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  first_magiclink: 'email/signup',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/**
 * Requests a mail with link and code: token and message are written in the transaction. Sent asynchronously
 * in the account's language, because the request may be a stranger's.
 * @returns the updated account
 */
export async function requestTokenMail(
  { user, type, signUp = null, ...origin }: MailRequest,
  deps: TokenMailDependencies,
  transaction: Transaction,
): Promise<User> {
  const flowId = await startMailFlow({ user, type, ...origin }, deps, transaction);
  const token = await issueToken(
    {
      userId: user.id,
      type,
      relatesTo: user.email ?? '',
      redirectTo: origin.redirectTo ?? null,
      flowId,
      signUp,
    },
    deps,
    transaction,
  );
  await requestDelivery(token, user, deps, transaction);
  return (await deps.users.update(user.id, sentAt[type](token.created_at), transaction)) ?? user;
}

/** @returns id of a PKCE client's flow; null for others */
export async function startMailFlow(
  { user, type, pkce, redirectTo }: MailOrigin & { user: User; type: OneTimeTokenType },
  deps: { flowStates: FlowStateRepository; settings: Settings },
  transaction: Transaction,
): Promise<string | null> {
  const method = methods[type];
  if (!pkce || !method) return null;
  const flow = await startFlow(
    {
      authentication_method: method,
      provider_type: 'email',
      user_id: user.id,
      code_challenge: pkce.challenge,
      code_challenge_method: pkce.method,
      redirect_to: redirectTo ?? null,
      lifeMs: lifeSecondsOf(type, deps.settings.linkLifeSeconds) * 1000,
    },
    deps,
    transaction,
  );
  return flow.id;
}

export async function requestDelivery(
  { id, user_id }: OneTimeToken,
  { language }: User,
  { outbox }: { outbox: Outbox },
  transaction: Transaction,
): Promise<void> {
  const body = { user_id, mail_id: id, language };
  await outbox.append(createMessage(verificationMailRequested, body, { actor: user_id }), transaction);
}
