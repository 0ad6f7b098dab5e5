import { sortByIds } from './sort-by-ids';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['c a d b', 'c a d b'],
  ['d b', 'd b a c'],
  ['x d', 'd a b c'],
  ['', 'a b c d'],
])('by the ids "%s" they stand as "%s"', (ids, expected) => {
  const sorted = sortByIds(entries, ids.split(' '));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(expected);
});
