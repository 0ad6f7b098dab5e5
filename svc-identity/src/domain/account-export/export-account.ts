import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { OwnAuditEntry, AuditLog } from '../audit/audit-log';
import { assertRecentAuthentication } from '../authentication/assert-recent-authentication';
import type { Caller } from '../authentication/authenticate';
import type { ErasureRequest } from '../account-erasure/erasure-request';
import type { ErasureRequestRepository } from '../account-erasure/erasure-request-repository';
import { tooManyRequests } from '../errors/common-errors';
import type { RecoveryCodeRepository } from '../factors/recovery-code-repository';
import type { RecoveryCodeSet } from '../factors/recovery-codes';
import type { Notice } from '../notices/notice';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { type Grant, listGrants } from '../oauth-server/list-grants';
import type { OAuthClientRepository } from '../oauth-server/oauth-client-repository';
import type { OAuthConsentRepository } from '../oauth-server/oauth-consent-repository';
import type { Passkey } from '../passkeys/passkey';
import type { PasskeyRepository } from '../passkeys/passkey-repository';
import { describeClient } from '../sessions/device';
import type { ClientDescription, Session } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { StaffGrant } from '../staff/staff-grant';
import type { StaffGrantRepository } from '../staff/staff-grant-repository';
import type { User } from '../users/user';
import { listEveryEntry } from './list-every-entry';

/** All data of an account, including secrets, which presenters leave out. */
export interface AccountCopy {
  readonly user: User;
  readonly sessions: readonly Session[];
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodes: RecoveryCodeSet | null;
  readonly grants: readonly Grant[];
  readonly erasureRequest: ErasureRequest | null;
  readonly staffGrant: StaffGrant | null;
  readonly notices: readonly Notice[];
  readonly entries: readonly OwnAuditEntry[];
}

interface ExportDependencies {
  readonly sessions: SessionRepository;
  readonly passkeys: PasskeyRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly oauthClients: OAuthClientRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly erasureRequests: ErasureRequestRepository;
  readonly staffGrants: StaffGrantRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly exportAttempts: AttemptLimiter;
  readonly transact: Transact;
}

/**
 * Exports the caller's account. Mailed and logged for the owner, as the session may be stolen.
 * @throws {IdentityError} insufficient_aal, reauthentication_needed, over_request_rate_limit
 */
export async function exportAccount(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: ExportDependencies,
): Promise<AccountCopy> {
  assertRecentAuthentication(caller, 'export the account');
  const { user } = caller;
  const waitSeconds = await deps.exportAttempts.begin(user.id);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  await recordExport(user, client, deps);
  const [sessions, passkeys, recoveryCodes, grants, erasureRequest, staffGrant, notices, entries] =
    await Promise.all([
      deps.sessions.findAllOf(user.id),
      deps.passkeys.findAllOf(user.id),
      deps.recoveryCodes.find(user.id),
      listGrants({ caller }, deps),
      deps.erasureRequests.find(user.id),
      deps.staffGrants.find(user.id),
      deps.notices.findAllOf(user.id),
      listEveryEntry(user.id, deps),
    ]);
  return { user, sessions, passkeys, recoveryCodes, grants, erasureRequest, staffGrant, notices, entries };
}

interface RecordExportDependencies {
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly transact: Transact;
}

/** Recorded first, so that every export has a notification. */
async function recordExport(
  user: User,
  client: ClientDescription,
  deps: RecordExportDependencies,
): Promise<void> {
  const details = describeClient(client);
  await deps.transact(async (transaction) => {
    await requestNotice({ user, kind: 'data_exported', details }, deps, transaction);
    await deps.audit.record(
      {
        action: 'user_modified',
        actor: actorOf(user),
        traits: { data: 'exported' },
        ip: client.ip,
        securityEvent: 'data_exported',
      },
      transaction,
    );
  });
}
