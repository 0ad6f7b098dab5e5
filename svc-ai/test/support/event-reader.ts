import { createParser } from 'eventsource-parser';

export interface ReceivedEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: ReceivedEvent[];
  readonly comments: string[];
  /** The text so far. */
  readonly text: () => string;
  /** Settles when the stream ends or is left. */
  readonly ended: Promise<void>;
  /** Disconnects like a closed browser. */
  leave(): void;
}

/** Reads an answer while it is written. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(url, {
    ...init,
    headers: { Accept: 'text/event-stream', ...init.headers },
    signal: leaving.signal,
  });
  const events: ReceivedEvent[] = [];
  const comments: string[] = [];
  const parser = createParser({
    onEvent: ({ event, id, data }) =>
      events.push({ event, id, data: JSON.parse(data) as Record<string, unknown> }),
    onComment: (comment) => comments.push(comment),
  });
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    comments,
    text: () => events.map(({ data }) => data['text'] ?? '').join(''),
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
}
