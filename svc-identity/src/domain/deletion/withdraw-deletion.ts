import { actorOf } from '../audit/actors';
import { requestNotice } from '../notices/request-notice';
import type { Ports } from '../ports/all-ports';
import type { Caller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';

/** Cancels the requested erasure of the caller's account. Does nothing without one. */
export async function withdrawDeletion(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: Pick<Ports, 'deletions' | 'notices' | 'outbox' | 'audit' | 'transact'>,
): Promise<void> {
  await deps.transact(async (transaction) => {
    if (!(await deps.deletions.remove(caller.user.id, transaction))) return;
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
