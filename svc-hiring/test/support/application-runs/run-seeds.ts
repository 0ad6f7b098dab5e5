import type { StoredApplication } from '../../../src/domain/applications/application';
import { executePlan, reachFinalState } from './execute-plan';
import { findFaults } from './find-faults';
import { describePlan, type Plan, planRun } from './plan';
import { World } from './world';

const mostWorlds = 4;
const shownFailures = 5;

/** Events that runs should cover. */
export type Tally = Record<
  | 'free'
  | 'plan'
  | 'failed'
  | 'returned'
  | 'withdrawn'
  | 'answered'
  | 'closed'
  | 'killed'
  | 'letters'
  | 'undone',
  number
>;

/** Milliseconds for some runs on a busy machine. */
export const seedsTimeoutMs = (seeds: readonly number[]): number => 60_000 * Math.max(40, seeds.length);

/** `SEED=123` runs one seed, `SEED=100-199` a range; defaults to `usual`. */
export function readSeeds(usual: string): readonly number[] {
  const [first = 1, last = first] = (process.env['SEED'] ?? usual).split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Runs seeds in parallel worlds. @returns events of all runs @throws an error that names failed seeds */
export async function runSeeds(seeds: readonly number[]): Promise<Tally> {
  const tally: Tally = {
    free: 0,
    plan: 0,
    failed: 0,
    returned: 0,
    withdrawn: 0,
    answered: 0,
    closed: 0,
    killed: 0,
    letters: 0,
    undone: 0,
  };
  const waiting = [...seeds];
  const failures: string[] = [];
  await Promise.all(
    Array.from({ length: Math.min(mostWorlds, seeds.length) }, async () => {
      const world = await World.open();
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
        await runSeed(seed, world, tally).catch((error: unknown) => failures.push(String(error)));
      await world.close();
    }),
  );
  if (failures.length === 0) return tally;
  throw new Error(`${failures.length} seeds failed\n\n${failures.slice(0, shownFailures).join('\n\n')}`);
}

async function runSeed(seed: number, world: World, tally: Tally): Promise<void> {
  await runPlan(
    `Seed ${seed}; again: SEED=${seed} npx jest test/application-runs.test`,
    planRun(seed),
    world,
  );
  count(await world.readApplications(), tally);
  tally.killed += world.ends.length;
  tally.undone += world.operations.flatMap(({ undone }) => undone).length;
}

/** @throws an error with title, plan and faults */
async function runPlan(title: string, plan: Plan, world: World): Promise<void> {
  let faults: string[];
  try {
    await world.begin(plan);
    const surprises = await executePlan(plan, world);
    await reachFinalState(world);
    faults = [...surprises, ...(await findFaults(plan, world))];
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `  - ${fault}`);
  throw new Error(
    [title, ...lines, describePlan(plan), `Killed at: ${world.ends.join('; ') || 'nowhere'}`].join('\n'),
  );
}

/**
 * Ends the process before and after each call of the last moment of a plan, in a run for each.
 * @returns places at which it was killed
 */
export async function killEverywhere({ free, moments }: Plan): Promise<Set<string>> {
  const world = await World.open();
  const places = new Set<string>();
  try {
    for (let afterCalls = 0; ; afterCalls += 1) {
      const killed = moments.toSpliced(-1, 0, [{ type: 'kill', afterCalls }]);
      await runPlan(`Killed after ${afterCalls} calls`, { free, moments: killed }, world);
      if (world.ends.length === 0) return places;
      for (const place of world.ends) places.add(place);
    }
  } finally {
    await world.close();
  }
}

function count(applications: readonly StoredApplication[], tally: Tally): void {
  for (const { state, allowance, clock, letters = [] } of applications) {
    tally.letters += letters.length;
    tally[allowance.kind] += 1;
    if (state === 'failed') tally.failed += 1;
    if (state === 'withdrawn') tally.withdrawn += 1;
    if (state.startsWith('closed')) tally.closed += 1;
    if (allowance.returned_at) tally.returned += 1;
    if (clock.answered_at) tally.answered += 1;
  }
}
