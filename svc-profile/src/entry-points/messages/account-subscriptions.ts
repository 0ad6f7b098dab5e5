import { accountErased, banChanged } from '@sabi/contracts/messages/account';
import { banQueue, profileErasureQueue } from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { applyBan } from '../../domain/bans/apply-ban';
import { logDeadMessage } from './log-dead-message';

/** Account events of svc-identity. */
export function createAccountSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    {
      queue: banQueue,
      concurrency: 5,
      handlers: [
        on(banChanged, (body, { message }) =>
          applyBan({ ...body, changedAt: message.occurredAt }, dependencies),
        ),
      ],
      onDead: logDeadMessage(
        { definition: banChanged, field: 'user_id', event: 'account.ban.dead-lettered' },
        dependencies,
      ),
    },
    {
      queue: profileErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: logDeadMessage(
        { definition: accountErased, field: 'user_id', event: 'account.erasure.dead-lettered' },
        dependencies,
      ),
    },
  ];
}
