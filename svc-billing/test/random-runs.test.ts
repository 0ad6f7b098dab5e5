import { carryOut } from './support/random-runs/run';
import { Stage } from './support/random-runs/stage';

const runs = 100;
/** Each does one run after the other; together they leave nobody waiting for the disk. */
const stageCount = 8;

const named = process.env['SEED'];
const [from = 1, to = from] = named === undefined ? [1, runs] : named.split('-').map(Number);
const seeds = Array.from({ length: to - from + 1 }, (_none, index) => from + index);

describe('svc-billing under fire', () => {
  let stages: Stage[] = [];
  beforeAll(async () => {
    const count = Math.min(stageCount, seeds.length);
    stages = await Promise.all(Array.from({ length: count }, () => Stage.build()));
  }, 120_000);
  afterAll(() => Promise.all(stages.map((stage) => stage.close())));

  test(`${seeds.length} seeded runs activate each paid order once and nothing else, and every ledger adds up`, async () => {
    const waiting = [...seeds];
    const failures: string[] = [];
    const work = async (stage: Stage): Promise<void> => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
        await carryOut(seed, stage).catch((error: Error) => failures.push(error.message));
    };
    await Promise.all(stages.map(work));
    if (failures.length > 0)
      throw new Error(
        [...failures.slice(0, 5), `${failures.length} of ${seeds.length} runs failed`].join('\n\n'),
      );
  }, 900_000);
});
