import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditRecord } from '../audit/audit-log';
import type { Ports } from '../ports/ports';
import { createRefreshToken, hashRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { StartedSession } from './issued-session';
import type { NeededToIssue } from './issue-session';
import { rememberDevice } from './remember-device';
import {
  type AssuranceLevel,
  type AuthenticationMethod,
  type ClientDescription,
  findPurgeDate,
  type RefreshToken,
  type Session,
} from './session';

/** What whoever begins sessions needs among their dependencies. */
export type NeededForSession =
  | NeededToIssue
  | 'refreshTokens'
  | 'sessions'
  | 'users'
  | 'settings'
  | 'audit'
  | 'logger'
  // To tell the owner of a new device.
  | 'knownDevices'
  | 'notices'
  | 'outbox'
  | 'transact';

interface SignedIn {
  readonly user: User;
  readonly method: AuthenticationMethod;
  /** Who vouched for the account, where it was not us. */
  readonly provider?: string;
  /** What the account was named by; an address when left out. */
  readonly address?: 'email' | 'phone';
  /** Of an application's session, which is never raised: that of its consent. */
  readonly aal?: AssuranceLevel;
  readonly oauth?: Session['oauth'];
  readonly client: ClientDescription;
}

const refreshKeyBytes = 32;

/**
 * A new session for an account that has just proved who it is: never one that existed before. Its access token is issued
 * once the session is written, see issueSession.
 */
export async function startSession(
  signedIn: SignedIn,
  deps: Pick<Ports, NeededForSession>,
  transaction?: Transaction,
): Promise<StartedSession> {
  const { user, method } = signedIn;
  const session = buildSession(signedIn, findPurgeDate(deps.settings.sessionLimits));
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  const writes: readonly (() => Promise<unknown>)[] = [
    () => deps.sessions.insert(session, transaction),
    () => deps.refreshTokens.add(buildFirstToken(refreshToken, session), transaction),
    // An application's requests come from its servers, which are no device of the account's owner.
    async () => session.oauth ?? rememberDevice(signedIn, deps, transaction),
  ];
  const entry = describeLogin(signedIn);
  // A transaction takes one at a time; without one, a crash in between leaves pieces that nobody holds a token for.
  if (transaction) {
    for (const write of writes) await write();
    await deps.audit.record(entry, transaction);
  } else {
    await deps.audit.recordAlone(entry);
    await Promise.all(writes.map((write) => write()));
  }
  const updated = await deps.users.update(user.id, { last_sign_in_at: session.created_at }, transaction);
  deps.logger.info({ user_id: user.id, session_id: session.id, method }, 'session.started');
  return { user: updated ?? user, session, refreshToken };
}

function describeLogin(signedIn: SignedIn): AuditRecord {
  const { user, oauth, provider = providerOf(signedIn), client } = signedIn;
  return {
    action: 'login',
    actor: actorOf(user),
    traits: { provider },
    ip: client.ip,
    // Who let an application in is told of that.
    ...(oauth && { securityEvent: null }),
  };
}

/** By what an account was entered, in GoTrue's words. */
function providerOf({ method, address = 'email' }: SignedIn): string {
  return method === 'anonymous' || method === 'passkey' ? method : address;
}

function buildSession(
  { user, method, provider, aal = 'aal1', oauth, client }: SignedIn,
  purgeAt: Date | null,
): Session {
  const now = new Date();
  return {
    id: randomUUID(),
    user_id: user.id,
    refresh_key: randomBytes(refreshKeyBytes).toString('base64'),
    aal,
    amr: [{ method, at: now, ...(provider && { provider }) }],
    factor_id: null,
    oauth: oauth ?? null,
    user_agent: client.userAgent,
    ip: client.ip,
    created_at: now,
    refreshed_at: null,
    chain_began_at: null,
    compromised_at: null,
    purge_at: purgeAt,
  };
}

/** A refresh token that follows none. */
export function buildFirstToken(token: string, session: Session, now = session.created_at): RefreshToken {
  return {
    hash: hashRefreshToken(token),
    session_id: session.id,
    user_id: session.user_id,
    parent: null,
    generation: 0,
    chain_began_at: now,
    revoked: false,
    created_at: now,
    purge_at: session.purge_at,
  };
}
