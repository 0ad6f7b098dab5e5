import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type InboxEvent, watchInboxRoute } from '@sabi/contracts/http/notification/notifications';
import type { Caller } from './application-requests';

const longestWaitMs = 60_000;
const pollMs = 20;
/** Opened at once; a browser opens its own. */
const batchSize = 20;

/** Streams of the bell: when each account heard of a notification. */
export interface InboxStreams {
  /** Expects a notification of an account. @param dueAt when what it is about was due */
  expect(userId: string, dueAt: number): void;
  /** Milliseconds from each expectation to its event. @throws where one has not come in time */
  settle(): Promise<number[]>;
  close(): void;
}

export async function openInboxStreams(url: string, callers: readonly Caller[]): Promise<InboxStreams> {
  const agent = new Agent({ keepAlive: true });
  const expected = new Map<string, number>();
  const times: number[] = [];
  const streams: IncomingMessage[] = [];
  const open = async ({ userId, headers }: Caller) => {
    const stream = await openStream(`${url}${watchInboxRoute.path}`, { headers, agent });
    streams.push(stream);
    readEvents(stream, ({ notification_ids: ids }) => {
      const dueAt = expected.get(userId);
      if (ids.length === 0 || dueAt === undefined) return;
      expected.delete(userId);
      times.push(performance.now() - dueAt);
    });
  };
  for (let from = 0; from < callers.length; from += batchSize)
    await Promise.all(callers.slice(from, from + batchSize).map(open));
  return {
    expect: (userId, dueAt) => void expected.set(userId, dueAt),
    settle: async () => {
      const begunAt = performance.now();
      while (expected.size > 0) {
        if (performance.now() - begunAt > longestWaitMs)
          throw new Error(`${expected.size} notifications have not come in ${longestWaitMs / 1000} s`);
        await delay(pollMs);
      }
      return times.splice(0);
    },
    close: () => {
      for (const stream of streams) stream.destroy();
      agent.destroy();
    },
  };
}

const openStream = (
  url: string,
  { headers, agent }: { headers: Caller['headers']; agent: Agent },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      if (answer.statusCode === 200) resolve(answer.setEncoding('utf8'));
      else reject(new Error(`The stream was answered with ${answer.statusCode}`));
    }).once('error', reject);
  });

function readEvents(stream: IncomingMessage, take: (event: InboxEvent) => void): void {
  let rest = '';
  stream.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (data !== undefined) take(JSON.parse(data) as InboxEvent);
    }
  });
  stream.on('error', () => undefined); // closed by us
}
