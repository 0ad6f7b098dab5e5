import type { Step } from './support/application-runs/plan';
import { killEverywhere, readSeeds, runSeeds, seedsTimeoutMs } from './support/application-runs/run-seeds';

/** `npm run test:resilience` makes all thousand runs, `npm run test:all` those after application-runs.test.ts. */
const seeds = readSeeds(process.env['RESILIENCE'] === 'full' ? '1-1000' : '9-108');

test(
  `R60 ${seeds.length} seeded runs: each application has an answer or its allowance back, and is debited once or not at all`,
  async () => {
    const tally = await runSeeds(seeds);
    // Every kind of event must have occurred.
    if (seeds.length >= 100) expect(Math.min(...Object.values(tally))).toBeGreaterThan(10);
  },
  seedsTimeoutMs(seeds),
);

const buy: Step = { type: 'buy', talent: 0, units: 2 };
const apply: Step = { type: 'apply', talent: 0, job: 0, times: 1 };
const silent: Step = { type: 'billing', is: 'silent' };
const up: Step = { type: 'billing', is: 'up' };
const operate: Step = { type: 'operate', which: 0, count: 1, stage: 'rejected' };
const sweep: Step = { type: 'sweep' };
const deliver: Step = { type: 'deliver', copies: 2, isAnswerLost: false, isMixed: false };
const wait = (minutes: number): Step => ({ type: 'wait', ms: minutes * 60_000 });
const dayMinutes = 24 * 60;

/** Free applications, and steps one after the other, of which the last is killed. */
const stories: readonly (readonly [string, number, readonly Step[]])[] = [
  ['a free application', 1, [apply]],
  ['an application of the plan', 0, [buy, apply]],
  ['one that nothing is left for', 0, [apply]],
  ['one whose answer was lost', 0, [buy, silent, apply, up, { type: 'repeat', which: 0 }]],
  ['a request for settlement', 0, [buy, silent, apply, wait(1), sweep]],
  ['a settlement', 0, [buy, silent, apply, wait(1), sweep, up, deliver]],
  ['a failure', 0, [buy, silent, apply, wait(16), sweep]],
  ['a withdrawal of a free one', 1, [apply, { type: 'withdraw', which: 0 }]],
  ['a withdrawal of one of the plan', 0, [buy, apply, { type: 'withdraw', which: 0 }]],
  ['an opening', 1, [apply, { type: 'open', which: 0 }]],
  ['a move', 1, [apply, { type: 'move', which: 0, stage: 'test' }]],
  ['a rejection', 1, [apply, { type: 'move', which: 0, stage: 'rejected' }]],
  ['a move as an operation', 1, [apply, { type: 'operate', which: 0, count: 1, stage: 'test' }]],
  ['an operation that is notified', 1, [apply, operate, wait(11), sweep]],
  ['an undo', 1, [apply, operate, { type: 'undo', last: 1 }]],
  ['the end of a job', 0, [buy, apply, { type: 'freeze', job: 0 }, deliver, sweep]],
  ['day 7', 1, [apply, wait(7 * dayMinutes), sweep]],
  ['day 14', 0, [buy, apply, wait(14 * dayMinutes), sweep]],
  ['day 21', 1, [apply, wait(21 * dayMinutes), sweep]],
];

test.each(stories)(
  'R60 the process is killed before and after each await of %s',
  async (_what, free, steps) => {
    const places = await killEverywhere({ free, moments: steps.map((step) => [step]) });
    expect(places.size).toBeGreaterThan(4);
    expect([...places]).toEqual(expect.arrayContaining(['before commit', 'after commit']));
  },
  seedsTimeoutMs([]),
);
