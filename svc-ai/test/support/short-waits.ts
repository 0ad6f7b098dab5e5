import type * as Queues from '@sabi/contracts/messages/queues';

/** The product's queues with waits that a test can sit through; for `jest.mock` of the module that declares them. */
export function queuesWithShortWaits(): Record<string, unknown> {
  const actual = jest.requireActual<typeof Queues>('@sabi/contracts/messages/queues');
  const shorten = <T extends { retryDelaysMs: readonly number[] }>(queue: T): T => ({
    ...queue,
    retryDelaysMs: queue.retryDelaysMs.map(() => 30),
  });
  return {
    cvParseQueue: shorten(actual.cvParseQueue),
    cvResultsQueue: shorten(actual.cvResultsQueue),
    cvProgressQueue: shorten(actual.cvProgressQueue),
    queues: actual.queues.map(shorten),
  };
}
