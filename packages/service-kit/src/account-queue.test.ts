import { setImmediate as settle } from 'node:timers/promises';
import { createAccountQueue, type RunInAccountQueue } from './account-queue';
import { createRequestContext, noteAccount, runInRequestContext } from './request-context';

/** Work in a request of an account, or of a visitor where none is named; it lasts until `end` is called. */
function begin(run: RunInAccountQueue, account?: string, inner?: () => Promise<unknown>) {
  const work = { isRunning: false, end: () => letGo(), outcome: undefined as unknown };
  let letGo = (): void => undefined;
  const done = new Promise<void>((resolve) => (letGo = resolve));
  void runInRequestContext(createRequestContext({}), async () => {
    if (account) noteAccount(account);
    await run(async () => {
      work.isRunning = true;
      await inner?.();
      await done;
    }).then(
      () => (work.outcome = 'done'),
      ({ code }: { code: string }) => (work.outcome = code),
    );
  });
  return work;
}

test('of one account one runs, twenty wait and more are refused, while others are not kept', async () => {
  const run = createAccountQueue();
  const greedy = Array.from({ length: 30 }, () => begin(run, 'greedy'));
  const others = [begin(run, 'other'), ...Array.from({ length: 30 }, () => begin(run))];
  await settle();
  expect(greedy.filter(({ isRunning }) => isRunning)).toHaveLength(1);
  expect(greedy.map(({ outcome }) => outcome).filter(Boolean)).toEqual(Array(9).fill('RATE_LIMITED'));
  expect(others.every(({ isRunning }) => isRunning)).toBe(true);
  for (const { end } of greedy) end();
  for (let round = 0; round < 30; round += 1) await settle();
  expect(greedy.filter(({ outcome }) => outcome === 'done')).toHaveLength(21);
  const again = begin(run, 'greedy');
  await settle();
  expect(again.isRunning).toBe(true);
});

test('what belongs to a turn waits for no other', async () => {
  const run = createAccountQueue();
  const works = Array.from({ length: 4 }, () => begin(run, 'one', () => run(async () => 'inner')));
  for (const { end } of works) end();
  for (let round = 0; round < 10; round += 1) await settle();
  expect(works.map(({ outcome }) => outcome)).toEqual(Array(4).fill('done'));
});

test('work that fails gives its turn back', async () => {
  const run = createAccountQueue();
  const fail = async () => {
    throw Object.assign(new Error(), { code: 'BROKEN' });
  };
  const works = Array.from({ length: 10 }, () => begin(run, 'one', fail));
  for (let round = 0; round < 20; round += 1) await settle();
  expect(works.map(({ outcome }) => outcome)).toEqual(Array(10).fill('BROKEN'));
});
