import { runUntilAborted } from './run-until-aborted';

const counted = (count: number) => {
  const taken: number[] = [];
  const steps = Array.from({ length: count }, (_none, index) => async () => {
    await Promise.resolve();
    taken.push(index);
  });
  return { taken, steps };
};

test('steps are taken in their order', async () => {
  const { taken, steps } = counted(3);
  await runUntilAborted(steps, new AbortController().signal, 1);
  expect(taken).toEqual([0, 1, 2]);
});

test('an abort during a step prevents the next step', async () => {
  const { taken, steps } = counted(3);
  const end = new AbortController();
  const first = async () => {
    await steps[0]?.();
    setTimeout(() => end.abort(), 1);
  };
  await runUntilAborted([first, ...steps.slice(1)], end.signal, 20);
  expect(taken).toEqual([0]);
});

test('an abort during a pause ends it', async () => {
  const { taken, steps } = counted(1);
  const end = new AbortController();
  const anHour = 3_600_000;
  const takes = runUntilAborted(steps, end.signal, anHour);
  end.abort();
  await takes;
  expect(taken).toEqual([]);
});
