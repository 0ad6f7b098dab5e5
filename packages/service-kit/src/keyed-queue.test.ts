import { setImmediate as settle } from 'node:timers/promises';
import { createKeyedQueue } from './keyed-queue';

test('work of one key runs one after the other, also after a failure, and other keys do not wait', async () => {
  const run = createKeyedQueue();
  const begun: string[] = [];
  let fail = (): void => undefined;
  const first = run('one', () => {
    begun.push('first');
    return new Promise((_resolve, reject) => {
      fail = () => reject(new Error('broken'));
    });
  }).catch((error: Error) => error.message);
  const second = run('one', async () => begun.push('second'));
  await run('two', async () => begun.push('other'));
  await settle();
  expect(begun).toEqual(['first', 'other']);
  fail();
  expect(await first).toBe('broken');
  await second;
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('a queue without a limit lets everything wait, one with a limit refuses what is beyond it', async () => {
  const [unlimited, limited] = [createKeyedQueue(), createKeyedQueue({ mostWaiting: 2 })];
  const works = Array.from({ length: 100 }, () => unlimited('one', async () => 'done'));
  expect(new Set(await Promise.all(works))).toEqual(new Set(['done']));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => limited('one', async () => settle())),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});
