import { get, type IncomingMessage } from 'node:http';
import type { InboxEvent } from '@sabi/contracts/http/notification/notifications';
import { eventually } from '@sabi/test-kit/eventually';
import { type Account, base, type TestService } from './harness';

export interface ReceivedEvent {
  readonly id: string;
  readonly data: InboxEvent;
}

/** A client of the stream. */
export interface EventReader {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly events: readonly ReceivedEvent[];
  comments(): number;
  /** Waits until an event fits. */
  until(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Settles when the stream has ended or broken. */
  readonly closed: Promise<void>;
  leave(): void;
}

export async function openStream(
  { url }: Pick<TestService, 'url'>,
  { token }: Account,
  lastEventId?: string,
): Promise<EventReader> {
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}${base}/stream`, { headers }, resolve).on('error', reject);
  });
  let text = '';
  const events: ReceivedEvent[] = [];
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    events.splice(0, Infinity, ...parseEvents(text));
  });
  const closed = new Promise<void>(
    (resolve) => void response.on('close', resolve).on('error', () => resolve()),
  );
  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    comments: () => text.split('\n\n').filter((block) => block.startsWith(':')).length,
    until: (fits) =>
      eventually(() => {
        const found = events.find(fits);
        if (!found) throw new Error(`None of ${events.length} events fits`);
        return found;
      }),
    closed,
    leave: () => response.destroy(),
  };
}

function parseEvents(text: string): ReceivedEvent[] {
  const complete = text.split('\n\n').slice(0, -1);
  return complete.flatMap((block) => {
    const [, id, data] = /^id: (\d+)\nevent: inbox\ndata: (.*)$/.exec(block) ?? [];
    return id === undefined || data === undefined ? [] : [{ id, data: JSON.parse(data) as InboxEvent }];
  });
}
