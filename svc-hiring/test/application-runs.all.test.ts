import { readSeeds, runSeeds, seedsTimeoutMs } from './support/application-runs/run-seeds';

/** `npm run test:resilience` makes all thousand runs, `npm run test:all` those after application-runs.test.ts. */
const seeds = readSeeds(process.env['RESILIENCE'] === 'full' ? '1-1000' : '31-130');

test(
  `R59 ${seeds.length} seeded runs: each application has an answer or its allowance back, and is debited once or not at all`,
  async () => {
    const tally = await runSeeds(seeds);
    // Every kind of event must have occurred.
    if (seeds.length >= 100) expect(Math.min(...Object.values(tally))).toBeGreaterThan(10);
  },
  seedsTimeoutMs(seeds),
);
