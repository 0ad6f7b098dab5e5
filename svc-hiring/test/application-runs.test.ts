import { readSeeds, runSeeds, seedsTimeoutMs } from './support/application-runs/run-seeds';

// The first of the runs of application-runs.all.test.ts.
const seeds = readSeeds('1-30');

test(
  `${seeds.length} seeded runs: each application has an answer or its allowance back, and is debited once or not at all`,
  async () => {
    const tally = await runSeeds(seeds);
    if (seeds.length >= 30) expect(Math.min(...Object.values(tally))).toBeGreaterThan(0);
  },
  seedsTimeoutMs(seeds),
);
