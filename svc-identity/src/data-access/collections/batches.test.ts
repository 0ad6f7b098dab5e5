import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBatches } from './batches';

const doubles = () => {
  const batches: (readonly number[])[] = [];
  const ask = inBatches(async (items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  });
  return { ask, batches };
};

test('requests of one turn are one batch, and each gets its own result', async () => {
  const { ask, batches } = doubles();
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2]);
  expect(batches).toEqual([[1, 2, 1]]);
});

test('a later turn starts another batch', async () => {
  const { ask, batches } = doubles();
  const first = ask(1);
  await nextTurn();
  await Promise.all([first, ask(2)]);
  expect(batches).toEqual([[1], [2]]);
});

test('a batch has a maximum size', async () => {
  const { ask, batches } = doubles();
  await Promise.all(Array.from({ length: 1200 }, (_, index) => ask(index)));
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 200]);
});

test('a failed batch fails for all its requests, and the next batch succeeds', async () => {
  let fails = true;
  const ask = inBatches(async (items: readonly number[]) => {
    if (fails) throw new Error('away');
    return items;
  });
  expect((await Promise.allSettled([ask(1), ask(2)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  fails = false;
  expect(await ask(3)).toBe(3);
});

test('a result that is an error fails its item alone', async () => {
  const ask = inBatches(async (items: readonly number[]) =>
    items.map((item) => (item === 2 ? new Error('refused') : item)),
  );
  await expect(Promise.allSettled([ask(1), ask(2), ask(3)])).resolves.toMatchObject([
    { value: 1 },
    { reason: { message: 'refused' } },
    { value: 3 },
  ]);
});
