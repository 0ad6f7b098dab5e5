import { measure, readPairs } from './labelled-pairs';

test.each([
  ['pairs.json', 78, 1],
  ['held-back-pairs.json', 39, 0.95],
])('of %s, %d requirements and CVs, at least the share %d is as a person says', (file, count, least) => {
  const pairs = readPairs(file);
  expect(pairs).toHaveLength(count);
  const { rate, wrong } = measure(pairs);
  process.stdout.write(`${file}: ${rate.toFixed(3)}\n${wrong.map((line) => `  ${line}\n`).join('')}`);
  expect(rate).toBeGreaterThanOrEqual(least);
});
