import { randomBytes, randomUUID } from 'node:crypto';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditRecord, AuditLog } from '../audit/audit-log';
import type { NoticeRepository } from '../notices/notice-repository';
import type { KnownDevices } from '../sessions/known-devices';
import type { RefreshTokenRepository } from '../sessions/refresh-token-repository';
import {
  type AssuranceLevel,
  type AuthenticationMethod,
  type ClientDescription,
  findPurgeDate,
  type RefreshToken,
  type Session,
} from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import { createRefreshToken, hashRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { IssueSessionDependencies } from './issue-session';
import type { StartedSession } from './issued-session';
import { rememberDevice } from './remember-device';

export interface StartSessionDependencies extends IssueSessionDependencies {
  readonly refreshTokens: RefreshTokenRepository;
  readonly sessions: SessionRepository;
  readonly users: UserRepository;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly logger: Logger;
  readonly knownDevices: KnownDevices;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly transact: Transact;
}

interface SignedIn {
  readonly user: User;
  readonly method: AuthenticationMethod;
  /** The external provider, if any. */
  readonly provider?: string;
  /** Used identifier; defaults to the address. */
  readonly address?: 'email' | 'phone';
  /** Level of an application's session, fixed by its consent. */
  readonly aal?: AssuranceLevel;
  readonly oauth?: Session['oauth'];
  readonly client: ClientDescription;
}

const refreshKeyBytes = 32;

/** Starts a session for an authenticated account. issueSession then issues its access token. */
export async function startSession(
  signedIn: SignedIn,
  deps: StartSessionDependencies,
  transaction?: Transaction,
): Promise<StartedSession> {
  const { user, method } = signedIn;
  const session = buildSession(signedIn, findPurgeDate(deps.settings.sessionLimits));
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  const writes: readonly (() => Promise<unknown>)[] = [
    () => deps.sessions.insert(session, transaction),
    () => deps.refreshTokens.add(buildFirstToken(refreshToken, session), transaction),
    // Requests of applications come from servers, not the owner's device.
    async () => session.oauth ?? rememberDevice(signedIn, deps, transaction),
  ];
  const entry = describeLogin(signedIn);
  // Without a transaction a crash leaves documents that no issued token uses.
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
    // The notice is about the application's permission.
    ...(oauth && { securityEvent: null }),
  };
}

/** The sign-in's provider, by GoTrue's names. */
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

/** A refresh token without a parent. */
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
