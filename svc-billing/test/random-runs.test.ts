import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { runSeed } from './support/random-runs/run-seed';
import { World } from './support/random-runs/world';

/** `SEED=123` runs that one again, `SEED=100-199` these. */
const [first = 1, last = first] = (process.env['SEED'] ?? '1-1000').split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** Runs side by side. */
const worldCount = Math.min(12, seeds.length);
/** Beside other tests. */
const patienceMs = 20 * 60_000;

describe(`${seeds.length} seeded runs`, () => {
  let issuer: TokenIssuer;
  let worlds: World[];
  beforeAll(async () => {
    issuer = await startTokenIssuer();
    worlds = await Promise.all(Array.from({ length: worldCount }, () => World.open(issuer)));
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
      await Promise.all(
        worlds.map(async (world) => {
          for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
            await runSeed(seed, world).catch((error: Error) => failures.push(error.message));
        }),
      );
      if (failures.length > 0)
        throw new Error(`${failures.length} seeds failed\n\n${failures.slice(0, 5).join('\n\n')}`);
    },
    patienceMs,
  );
});
