import { parseDuration } from './duration';

test.each([
  ['0', 0],
  ['60s', 60_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['250ms', 250],
  ['2562047h', 9_223_369_200_000],
  ['2562048h', undefined],
  ['99999999999h', undefined],
  ['60', undefined],
  ['-1h', undefined],
  ['1 h', undefined],
  ['h', undefined],
  ['', undefined],
])('%j is %p ms', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});
