import { runSeeds, seedsTimeoutMs } from './support/random-runs/run-seeds';
import { readSeeds } from './support/read-seeds';

/** `npm run test:resilience` makes all thousand runs, `npm run test:all` those after random-runs.test.ts. */
const seeds = readSeeds(process.env['RESILIENCE'] === 'full' ? '1-1000' : '9-108');

test(
  `R19 R20 R22 R23 R25 ${seeds.length} seeded runs: each paid order is activated once, no other is, and every ledger adds up`,
  async () => {
    const tally = await runSeeds(seeds);
    // Every kind of event must have occurred.
    if (seeds.length >= 1000) expect(Math.min(...Object.values(tally))).toBeGreaterThan(10);
    else if (seeds.length >= 100) expect(Math.min(...Object.values(tally))).toBeGreaterThan(0);
  },
  seedsTimeoutMs(seeds),
);
