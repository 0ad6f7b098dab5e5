import { abbreviate, countAt, counters, lastTick, tickMs, ticksToTarget, visibleShare } from './count-up';

test('the figures count as promised', () => {
  expect(counters).toEqual({
    talentProcessed: { target: 500_000, step: 12_500 },
    placements: { target: 500, step: 12 },
  });
  expect({ tickMs, visibleShare, lastTick }).toEqual({ tickMs: 50, visibleShare: 0.3, lastTick: 42 });
});

test.each([
  ['talentProcessed', 40],
  ['placements', 42],
] as const)('%s arrives after %d ticks and never goes beyond', (name, ticks) => {
  const counter = counters[name];
  expect(ticksToTarget(counter)).toBe(ticks);
  expect(countAt(ticks - 1, counter)).toBe((ticks - 1) * counter.step);
  expect(countAt(ticks - 1, counter)).toBeLessThan(counter.target);
  for (let tick = ticks; tick < ticks + 5; tick += 1) expect(countAt(tick, counter)).toBe(counter.target);
});

test.each([
  [0, '0+'],
  [999, '999+'],
  [12_500, '12K+'],
  [487_500, '487K+'],
  [500_000, '500K+'],
  [1_000_000, '1M+'],
])('%d is written %s', (count, text) => {
  expect(abbreviate(count)).toBe(text);
});
