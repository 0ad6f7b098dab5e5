/** More than this many go out at once, however busy the turn is. */
const maxBatch = 500;

/**
 * Gathers what is asked for in one turn of the event loop and hands it over as one batch, which costs the database and
 * this process about as much as a single question. Nobody waits for others to come: a batch leaves when the turn ends,
 * and each answer was read after its question was asked.
 * @param run answers in the order of its items
 */
export function inBatches<Item, Outcome>(
  run: (items: Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  const leave = () => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) void settle(batch, run);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setImmediate(leave);
      else if (waiting.length === maxBatch) leave();
    });
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

async function settle<Item, Outcome>(
  batch: readonly Waiting<Item, Outcome>[],
  run: (items: Item[]) => Promise<readonly Outcome[]>,
): Promise<void> {
  try {
    const outcomes = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
