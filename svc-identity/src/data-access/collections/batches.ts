import DataLoader from 'dataloader';

/** Limit of a batch. */
const maxBatchSize = 500;

/**
 * Runs the items of one event loop turn as a batch, which costs about as much as a single query. The batch
 * starts when the turn ends, so no request waits for later ones and nothing is cached.
 * @param run results in the order of the items; an `Error` rejects its item alone
 */
export function inBatches<Item, Outcome>(
  run: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
): (item: Item) => Promise<Outcome> {
  const batches = new DataLoader(run, { cache: false, maxBatchSize, batchScheduleFn: setImmediate });
  return (item) => batches.load(item);
}
