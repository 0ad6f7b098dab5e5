import type {
  getUnreadCountRoute,
  InboxState,
  watchInboxRoute,
} from '@sabi/contracts/http/notification/notifications';
import { readEvents } from '@sabi/shell-sdk/events';
import { isRefusal, requestJson } from '@sabi/shell-sdk/http';

const streamUrl: (typeof watchInboxRoute)['path'] = '/api/notification/v1/stream';
const countUrl: (typeof getUnreadCountRoute)['path'] = '/api/notification/v1/unread-count';

const reconnectDelaysMs = [1000, 2000, 4000];
const pollMs = 30_000;
/** Once polling, the stream is tried again each time after so many polls. */
const pollsBetween = 10;
/** After a stream that lasted this long, failures are counted from zero again. */
const steadyMs = 30_000;
const tooManyRequests = 429;

export interface Following {
  /** As the account. */
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Called with every state received, whether or not it has changed. */
  readonly onState: (state: InboxState) => void;
}

/** Follows the account's inbox: by its stream, or by polling where that is cut. Ends with the signal or a refusal. */
export async function followInbox(following: Following): Promise<void> {
  const { signal } = following;
  const position = { lastEventId: '' };
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = Date.now();
    try {
      const isStreamed = failures < reconnectDelaysMs.length || failures % pollsBetween === 0;
      await (isStreamed ? readStream(following, position) : readCount(following));
      if (isStreamed && Date.now() - startedAt >= steadyMs) failures = 0;
    } catch (error) {
      if (isRefusal(error) && error.status !== tooManyRequests) return;
    }
    await delay(reconnectDelaysMs[failures] ?? pollMs, signal);
  }
}

async function readStream(
  { fetch, signal, onState }: Following,
  position: { lastEventId: string },
): Promise<void> {
  const { lastEventId } = position;
  for await (const { id, data } of readEvents({ path: streamUrl, fetch, signal, lastEventId })) {
    if (id) position.lastEventId = id;
    onState(JSON.parse(data) as InboxState);
  }
}

async function readCount({ fetch, signal, onState }: Following): Promise<void> {
  onState(await requestJson<InboxState>(fetch, countUrl, { signal }));
}

/** Shorter where the signal aborts. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
