import { undoDays } from '@sabi/contracts/identity/account-terms';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { assertRecentAuthentication } from '../authentication/assert-recent-authentication';
import type { Caller } from '../authentication/authenticate';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import type { ErasureRequest } from './erasure-request';
import type { ErasureRequestRepository } from './erasure-request-repository';

const dayMs = 24 * 3_600_000;

interface RequestErasureDependencies {
  readonly erasureRequests: ErasureRequestRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly transact: Transact;
}

/**
 * Schedules the erasure of the caller's account after a grace period and mails the owner, as the session may
 * be stolen.
 * @throws {IdentityError} insufficient_aal, reauthentication_needed
 */
export async function requestErasure(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: RequestErasureDependencies,
): Promise<ErasureRequest> {
  assertRecentAuthentication(caller, 'delete the account');
  const { id: userId } = caller.user;
  return deps.transact(async (transaction) => {
    const known = await deps.erasureRequests.find(userId, transaction);
    if (known) return known;
    const requestedAt = new Date();
    const erasesAt = new Date(requestedAt.getTime() + undoDays * dayMs);
    const request = { user_id: userId, requested_at: requestedAt, erases_at: erasesAt };
    await deps.erasureRequests.insert(request, transaction);
    const details = { erases_at: erasesAt };
    await requestNotice({ user: caller.user, kind: 'deletion_requested', details }, deps, transaction);
    await deps.audit.record(
      {
        action: 'user_modified',
        actor: actorOf(caller.user),
        traits: { deletion: 'requested' },
        ip: client.ip,
        securityEvent: 'deletion_requested',
      },
      transaction,
    );
    return request;
  });
}
