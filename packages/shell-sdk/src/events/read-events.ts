import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { request } from '../http';

/** Services send the current state at once; a stream without it is buffered on the way. */
const firstEventMs = 5000;
/** Services send a comment every 25 s. */
const silenceMs = 60_000;

export interface EventConnection {
  readonly path: string;
  /** The shell's. */
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Continues after this event. */
  readonly lastEventId?: string | undefined;
}

/**
 * Server-sent events of one connection, until it ends, breaks or is silent for too long.
 * @throws {RequestFailed} when it cannot be opened
 */
export async function* readEvents({
  path,
  fetch,
  signal,
  lastEventId,
}: EventConnection): AsyncGenerator<EventSourceMessage, void> {
  const connection = new AbortController();
  const close = () => connection.abort();
  signal.addEventListener('abort', close, { once: true });
  let watchdog = setTimeout(close, firstEventMs);
  try {
    const response = await request(fetch, path, {
      headers: { Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
      signal: connection.signal,
    });
    const received: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (event) => received.push(event) });
    for await (const text of readText(response, connection.signal)) {
      clearTimeout(watchdog);
      watchdog = setTimeout(close, silenceMs);
      parser.feed(text);
      yield* received.splice(0);
    }
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', close);
    close();
  }
}

async function* readText(response: Response, signal: AbortSignal): AsyncGenerator<string, void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel().catch(() => undefined); // the stream has ended already
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
