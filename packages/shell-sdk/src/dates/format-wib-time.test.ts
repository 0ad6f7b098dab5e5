import { formatWibTime } from './index';

test.each([
  ['en', '2026-12-01T10:00:00.000Z', 'Tue 1 Dec, 17:00 WIB'],
  ['id', '2026-12-01T10:00:00.000Z', 'Sel 1 Des, 17.00 WIB'],
  ['en', '2026-08-30T17:30:00.000Z', 'Mon 31 Aug, 00:30 WIB'],
  ['id', '2026-08-30T17:30:00.000Z', 'Sen 31 Agu, 00.30 WIB'],
] as const)('in %s %s is %s', (language, moment, text) => {
  expect(formatWibTime(moment, language)).toBe(text);
});
