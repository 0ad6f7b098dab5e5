import DataLoader from 'dataloader';

/** More than this many do not go out in one batch, however busy the turn is. */
const maxBatchSize = 500;

/**
 * Gathers what is asked for in one turn of the event loop and hands it over as one batch, which costs the database and
 * this process about as much as a single question. Nobody waits for others to come: a batch leaves when the turn ends,
 * and each answer was read after its question was asked, so nothing is remembered.
 * @param run answers in the order of its items; an answer that is an `Error` fails its item alone
 */
export function inBatches<Item, Outcome>(
  run: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
): (item: Item) => Promise<Outcome> {
  const batches = new DataLoader(run, { cache: false, maxBatchSize, batchScheduleFn: setImmediate });
  return (item) => batches.load(item);
}
