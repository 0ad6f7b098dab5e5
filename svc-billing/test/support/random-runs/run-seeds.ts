import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import { runSeed } from './run-seed';
import { addTallies, emptyTally, type Tally } from './tally';
import { World } from './world';

const mostWorlds = 8;
const shownFailures = 5;

/** Milliseconds for some runs on a busy machine. */
export const seedsTimeoutMs = (seeds: readonly number[]): number => 60_000 * Math.max(40, seeds.length);

/** Runs seeds in parallel worlds. @returns events of all runs @throws an error that names failed seeds */
export async function runSeeds(seeds: readonly number[]): Promise<Tally> {
  const issuer = await startTokenIssuer();
  const worlds: World[] = [];
  try {
    while (worlds.length < Math.min(mostWorlds, seeds.length)) worlds.push(await World.open(issuer));
    return await runIn(worlds, seeds);
  } finally {
    await Promise.all(worlds.map((world) => world.close()));
    await issuer.close();
  }
}

async function runIn(worlds: readonly World[], seeds: readonly number[]): Promise<Tally> {
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
  if (failures.length === 0) return tally;
  throw new Error(`${failures.length} seeds failed\n\n${failures.slice(0, shownFailures).join('\n\n')}`);
}
