import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { assertOwnSession } from '../authentication/assert-own-session';
import { assertRequiredLevel } from '../authentication/assert-required-level';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import type { SessionRepository } from '../sessions/session-repository';
import { isBelowRequiredLevel } from '../users/factor';

const scopes = ['global', 'local', 'others'] as const;
type Scope = (typeof scopes)[number];

interface SignOutDependencies {
  readonly sessions: SessionRepository;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Ends sessions with their tokens: all of the account, the caller's, or all others. An application ends only
 * its own session, and so does a session below its account's level, because published clients sign out
 * globally by default.
 * @param scope empty means global; so does a token without a session
 * @throws {IdentityError} validation_failed for another scope, no_authorization, insufficient_aal
 */
export async function signOut(
  { caller, scope, ip }: { caller: Caller; scope: string; ip: string | null },
  { sessions, audit, transact, logger }: SignOutDependencies,
): Promise<void> {
  const wanted = parseScope(scope);
  const { user, session } = caller;
  if (wanted !== 'local') assertOwnSession(caller);
  const isOwnAlone =
    wanted === 'local' || (wanted === 'global' && isBelowRequiredLevel(user.factors, session));
  const ownId = isOwnAlone ? session?.id : undefined;
  if (!ownId) assertRequiredLevel(caller);
  await transact(async (transaction) => {
    if (ownId) await sessions.remove(ownId, user.id, transaction);
    else await sessions.removeAllOf(user.id, wanted === 'others' ? session?.id : undefined, transaction);
    await audit.record({ action: 'logout', actor: actorOf(user), ip }, transaction);
  });
  logger.info({ user_id: user.id, scope: wanted }, 'session.ended');
}

function parseScope(text: string): Scope {
  const scope = scopes.find((candidate) => candidate === (text || 'global'));
  if (!scope) throw validationFailed(`Unsupported logout scope ${JSON.stringify(text)}`);
  return scope;
}
