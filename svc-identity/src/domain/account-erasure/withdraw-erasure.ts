import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import type { ErasureRequestRepository } from './erasure-request-repository';

interface WithdrawErasureDependencies {
  readonly erasureRequests: ErasureRequestRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly transact: Transact;
}

/** Cancels a requested erasure, if any. */
export async function withdrawErasure(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: WithdrawErasureDependencies,
): Promise<void> {
  await deps.transact(async (transaction) => {
    if (!(await deps.erasureRequests.remove(caller.user.id, transaction))) return;
    await requestNotice({ user: caller.user, kind: 'deletion_withdrawn' }, deps, transaction);
    await deps.audit.record(
      {
        action: 'user_modified',
        actor: actorOf(caller.user),
        traits: { deletion: 'withdrawn' },
        ip: client.ip,
        securityEvent: 'deletion_withdrawn',
      },
      transaction,
    );
  });
}
