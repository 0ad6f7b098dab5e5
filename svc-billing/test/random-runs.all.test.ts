import { readSeeds } from './support/read-seeds';
import { runSeeds, seedsTimeoutMs } from './support/random-runs/run-seeds';

const seeds = readSeeds('1-1000');

test(
  `${seeds.length} seeded runs: each paid order is activated once, no other is, and every ledger adds up`,
  async () => {
    const tally = await runSeeds(seeds);
    // What never happens is not tested.
    if (seeds.length >= 1000) expect(Math.min(...Object.values(tally))).toBeGreaterThan(10);
  },
  seedsTimeoutMs(seeds),
);
