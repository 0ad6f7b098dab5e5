import { calendarDay, formatClock, formatDate } from './index';

describe.each([
  ['en', 'en-GB'],
  ['id', 'id-ID'],
] as const)('in %s', (language, locale) => {
  const format = (date: string | Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
  const days = Array.from(
    { length: 12 },
    (_, month) => `2024-${String(month + 1).padStart(2, '0')}-0${(month % 7) + 1}`,
  );

  test.each(days)('%s reads as Intl writes it', (day) => {
    expect(formatDate(day, language)).toBe(format(day, { day: 'numeric', month: 'long', year: 'numeric' }));
    expect(calendarDay(new Date(day), language)).toEqual({
      weekday: format(day, { weekday: 'long' }),
      day: format(day, { day: 'numeric' }),
      month: format(day, { month: 'long' }),
      year: format(day, { year: 'numeric' }),
    });
  });

  test.each([
    '2024-12-07',
    '2024-12-08',
    '2024-12-09',
    '2024-12-10',
    '2024-12-11',
    '2024-12-12',
    '2024-12-13',
  ])('%s is the weekday Intl says', (day) => {
    expect(calendarDay(new Date(day), language).weekday).toBe(format(day, { weekday: 'long' }));
  });

  test.each(['00:00', '09:05', '12:30', '23:59'])('%s reads as Intl writes it', (clock) => {
    const moment = new Date(`2024-12-28T${clock}:00Z`);
    const written = format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    expect(formatClock(moment, language)).toBe(written);
  });
});
