import type * as Queues from '@sabi/contracts/messages/queues';

/** The product's queues with short retry delays, for `jest.mock` of the declaring module. */
export function queuesWithShortRetryDelays(): Record<string, unknown> {
  const actual = jest.requireActual<typeof Queues>('@sabi/contracts/messages/queues');
  const shorten = <T extends { retryDelaysMs: readonly number[] }>(queue: T): T => ({
    ...queue,
    retryDelaysMs: queue.retryDelaysMs.map(() => 30),
  });
  const queues = actual.queues.map(shorten);
  const byName = new Map(queues.map((queue) => [queue.name, queue]));
  const alone = Object.entries(actual).flatMap(([name, exported]) =>
    'name' in exported ? [[name, byName.get(exported.name)]] : [],
  );
  return { ...Object.fromEntries(alone), queues };
}
