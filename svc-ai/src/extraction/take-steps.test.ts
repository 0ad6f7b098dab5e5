import { takeSteps } from './take-steps';

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
  await takeSteps(steps, () => false, 1);
  expect(taken).toEqual([0, 1, 2]);
});

test('what comes while a step is taken keeps the next from being taken', async () => {
  const { taken, steps } = counted(3);
  let isOver = false;
  const first = async () => {
    await steps[0]?.();
    setTimeout(() => (isOver = true), 1);
  };
  await takeSteps([first, ...steps.slice(1)], () => isOver, 20);
  expect(taken).toEqual([0]);
});
