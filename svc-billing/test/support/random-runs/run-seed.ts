import { executePlan } from './execute-plan';
import { findFaults } from './find-faults';
import { describePlan, planRun } from './plan';
import { reachFinalState } from './reach-final-state';
import { emptyTally, takeTally, type Tally } from './tally';
import type { World } from './world';

/** @throws an error with seed, plan and faults */
export async function runSeed(seed: number, world: World): Promise<Tally> {
  const plan = planRun(seed);
  let tally = emptyTally;
  let faults: string[];
  try {
    await world.begin(plan);
    const memory = await executePlan(plan, world);
    await reachFinalState(plan, world, memory);
    faults = await findFaults(world, memory);
    tally = await takeTally(world);
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  const ends = world.replicas.ends;
  await world.replicas.stop();
  if (faults.length === 0) return tally;
  throw new Error(
    [
      `Seed ${seed}; again: SEED=${seed} npx jest test/random-runs.test`,
      ...faults.map((fault) => `  - ${fault}`),
      describePlan(plan),
      `Killed at: ${ends.join('; ') || 'nowhere'}`,
    ].join('\n'),
  );
}
