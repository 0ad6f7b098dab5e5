import { runSeeds, seedsTimeoutMs } from './support/random-runs/run-seeds';
import { readSeeds } from './support/read-seeds';

// The first of the runs of random-runs.all.test.ts, which also checks their coverage.
const seeds = readSeeds('1-8');

test(
  `${seeds.length} seeded runs: each paid order is activated once, no other is, and every ledger adds up`,
  async () => {
    const tally = await runSeeds(seeds);
    if (seeds.length >= 8) expect(tally.paid).toBeGreaterThan(0);
  },
  seedsTimeoutMs(seeds),
);
