import { assignBest } from './assignment';

test('the pairs are those of the greatest sum, not the greatest pair first', () => {
  expect(
    assignBest([
      [5, 4],
      [4, 0],
    ]),
  ).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test.each([
  ['more rows', [[1], [3], [2]], [[1, 0]]],
  ['more columns', [[1, 3, 2]], [[0, 1]]],
])('with %s than partners some stay alone', (_, worth, pairs) => {
  expect(assignBest(worth)).toEqual(pairs);
});

test('a pair without any value is left out, and an empty list has no pairs', () => {
  expect(
    assignBest([
      [0, 0],
      [0, 1],
    ]),
  ).toEqual([[1, 1]]);
  expect(assignBest([])).toEqual([]);
  expect(assignBest([[], []])).toEqual([]);
});
