import { type InboxEvent, watchInboxRoute } from '@sabi/contracts/http/notification/notifications';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { type EventStream, openEventStream } from '@sabi/service-kit/event-stream';
import { mountRoute } from '@sabi/service-kit/routes';
import type { Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { getInboxEvent } from '../../domain/notifications/get-inbox-state';

/** Open streams of this replica: in total and of each account. */
const watchers = { total: 10_000, each: 6 };

export function mountStreamRoute(router: Router, dependencies: Dependencies): void {
  const { authentication, inboxFeed, heartbeatMs } = dependencies;
  const watching = new ConcurrencyLimit(watchers);
  mountRoute(
    router,
    watchInboxRoute,
    async ({ principal, request, response }) => {
      const { userId } = principal;
      watching.enterUntilClosed(userId, response);
      authentication.endWithSession(principal, response);
      const first = await getInboxEvent({ userId, since: readLastEventId(request) }, dependencies);
      // HEAD has no body to wait for.
      const signal = request.method === 'HEAD' ? AbortSignal.abort() : closedSignal(response);
      const stream = openEventStream(response, { heartbeatMs });
      try {
        let last = first.sequence;
        await send(stream, first);
        for await (const sequence of inboxFeed.follow({ userId, known: last }, signal)) {
          if (sequence <= last) continue; // sent with an earlier event
          const event = await getInboxEvent({ userId, since: last }, dependencies);
          last = event.sequence;
          await send(stream, event);
        }
      } finally {
        stream.end();
      }
      return undefined;
    },
    authentication,
  );
}

const send = (stream: EventStream, event: InboxEvent): Promise<void> =>
  stream.send('inbox', event, String(event.sequence));

/** @returns null where it is not the id of an event of ours */
function readLastEventId(request: Request): number | null {
  const id = request.get('last-event-id') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}
