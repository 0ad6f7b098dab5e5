import { formatDay } from './format-moment';

test('a day is written as the site writes days', () => {
  expect(formatDay('2024-12-28T05:00:00.000Z', 'en')).toBe('28 December 2024');
  expect(formatDay('2024-12-28T05:00:00.000Z', 'id')).toBe('28 Desember 2024');
});
