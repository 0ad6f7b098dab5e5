import { leastProcessorMs } from '@sabi/test-kit/processor-time';
import { readMonth } from './read-month';

test.each([
  ['Jan 2019', '2019-01'],
  ['Agustus 2021', '2021-08'],
  [' Sept. 2020 ', '2020-09'],
  ['2018', '2018'],
  ['Q1 2018', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('%j is %j', (said, month) => {
  expect(readMonth(said)).toBe(month);
});

test('S61 blanks without end take no time', () => {
  const read = () => {
    expect(readMonth(`${'\u00a0'.repeat(50_000)}x`)).toBeNull();
  };
  expect(leastProcessorMs(read)).toBeLessThan(100);
});
