import { truncateText } from './truncate-text';

test.each([
  ['a text that fits', 'abc', 3, 'abc'],
  ['one that does not', 'abcd', 3, 'abc'],
  ['a surrogate pair at the cut', 'ab😀', 3, 'ab'],
  ['a letter and its accent', 'ab\u0065\u0301', 3, 'ab'],
  ['a family', 'a👩‍👩‍👧', 4, 'a'],
])('%s', (_what, text, length, expected) => {
  expect(truncateText(text, length)).toBe(expected);
});
