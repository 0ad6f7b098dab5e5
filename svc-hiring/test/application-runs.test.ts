import { readSeeds, runSeeds, seedsTimeoutMs } from './support/application-runs/run-seeds';

// The first of the runs of application-runs.all.test.ts, which also checks their coverage.
const seeds = readSeeds('1-8');

test(
  `${seeds.length} seeded runs: each application has an answer or its allowance back, and is debited once or not at all`,
  async () => {
    const tally = await runSeeds(seeds);
    if (seeds.length >= 8) expect(tally.free).toBeGreaterThan(0);
  },
  seedsTimeoutMs(seeds),
);
