import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { runSeed } from './support/random-runs/run-seed';
import { addTallies, emptyTally } from './support/random-runs/tally';
import { World } from './support/random-runs/world';
import { readSeeds } from './support/read-seeds';

const seeds = readSeeds('1-1000');
/** Runs side by side. */
const worldCount = Math.min(8, seeds.length);
const shownFailures = 5;
/** Beside other tests. */
const patienceMs = 40 * 60_000;

describe(`${seeds.length} seeded runs`, () => {
  let issuer: TokenIssuer;
  let worlds: World[];
  beforeAll(async () => {
    issuer = await startTokenIssuer();
    worlds = [];
    while (worlds.length < worldCount) worlds.push(await World.open(issuer));
  }, patienceMs);
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()));
    await issuer.close();
  }, patienceMs);

  test(
    'each paid order is activated once, no other is, and every ledger adds up',
    async () => {
      const waiting = [...seeds];
      const failures: string[] = [];
      let tally = emptyTally;
      await Promise.all(
        worlds.map(async (world) => {
          for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
            try {
              const found = await runSeed(seed, world);
              tally = addTallies(tally, found);
            } catch (error) {
              failures.push(String(error));
            }
        }),
      );
      console.log(`What happened in ${seeds.length} runs: ${JSON.stringify(tally)}`);
      if (failures.length > 0)
        throw new Error(
          `${failures.length} seeds failed\n\n${failures.slice(0, shownFailures).join('\n\n')}`,
        );
      // What never happens is not tested.
      if (seeds.length >= 1000) for (const count of Object.values(tally)) expect(count).toBeGreaterThan(10);
    },
    patienceMs,
  );
});
