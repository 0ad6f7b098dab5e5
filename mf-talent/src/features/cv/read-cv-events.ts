import type { Cv } from '@sabi/contracts/http/profile/profile';
import { request } from '@sabi/shell-sdk/http';
import { createParser } from 'eventsource-parser';

/** The service sends the current state at once; a stream without it is buffered on the way. */
const firstEventMs = 5000;
/** The service sends a comment every 25 s. */
const silenceMs = 60_000;

interface JobConnection {
  readonly cvId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

/**
 * Events of one connection, until it ends, breaks or is silent for too long.
 * @throws {RequestFailed} when it cannot be opened; SyntaxError for an event that is not JSON
 */
export async function* readCvEvents({ cvId, fetch, signal }: JobConnection): AsyncGenerator<Cv, void> {
  const connection = new AbortController();
  const close = () => connection.abort();
  signal.addEventListener('abort', close, { once: true });
  let watchdog = setTimeout(close, firstEventMs);
  try {
    const response = await request(fetch, `/api/profile/v1/resumes/${cvId}/events`, {
      headers: { Accept: 'text/event-stream' },
      signal: connection.signal,
    });
    const received: Cv[] = [];
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'resume') received.push(JSON.parse(data) as Cv);
      },
    });
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
