import { countDays } from './count-days';

const now = new Date(2026, 10, 22, 15);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();

test('views are counted by day, today last', () => {
  expect(countDays([at(22, 0), at(22, 23), at(21, 23), at(18)], 5, now)).toEqual([1, 0, 0, 1, 2]);
});

test('what is older is left out', () => {
  expect(countDays([at(17), at(1)], 5, now)).toEqual([0, 0, 0, 0, 0]);
});
