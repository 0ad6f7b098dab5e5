import DataLoader from 'dataloader';

/** Largest batch, even if more items were requested within one turn. */
const maxBatchSize = 500;

/**
 * Collects the items that are requested within one turn of the event loop and runs them as one batch, which costs about
 * as much as a single query. The batch starts when the turn ends, so no request waits for later ones and nothing is
 * cached.
 * @param run results in the order of the items; a result that is an `Error` rejects its item alone
 */
export function inBatches<Item, Outcome>(
  run: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
): (item: Item) => Promise<Outcome> {
  const batches = new DataLoader(run, { cache: false, maxBatchSize, batchScheduleFn: setImmediate });
  return (item) => batches.load(item);
}
