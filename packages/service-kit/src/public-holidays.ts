/** Days off of a year, as `month-day` in WIB. */
interface DaysOff {
  readonly publicHolidays: readonly string[];
  /**
   * `cuti bersama`. Binds the civil service alone, and counts as a day off here too: the staff takes it, and the offices at which
   * it checks companies are closed.
   */
  readonly jointLeave: readonly string[];
}

/** Holidays with the same date every year, for years without a decree. */
const fixedHolidays = ['01-01', '05-01', '06-01', '08-17', '12-25'];

/**
 * By the joint decree of three ministers (SKB 3 Menteri), which is published in autumn for the next year; both years were read in
 * the Python package `holidays` 0.109 on 29 November 2026 too. Not from `date-holidays` 3.37: it has no joint leave, and
 * calculates Idul Fitri of 2025, 2026 and 2027 a day early.
 */
const daysOffByYear: ReadonlyMap<number, DaysOff> = new Map([
  [
    2026, // decrees 1497, 2 and 5 of 2025
    {
      publicHolidays: [
        ...fixedHolidays,
        ...['01-16', '02-17', '03-19', '03-21', '03-22', '04-03', '04-05', '05-14', '05-27', '05-31'],
        ...['06-16', '08-25'],
      ],
      jointLeave: ['02-16', '03-18', '03-20', '03-23', '03-24', '05-15', '05-28', '12-24'],
    },
  ],
  [
    2027, // https://setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027
    {
      publicHolidays: [
        ...fixedHolidays,
        ...['01-05', '02-06', '03-08', '03-10', '03-11', '03-26', '03-28', '05-06', '05-17', '05-20'],
        ...['06-06', '08-15', '12-26'],
      ],
      jointLeave: ['02-05', '03-09', '03-12', '03-15', '03-25', '05-18', '05-19', '12-24'],
    },
  ],
]);

/** @param date `year-month-day` in WIB */
export function isDayOff(date: string): boolean {
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  const { publicHolidays, jointLeave } = daysOffByYear.get(year) ?? {
    publicHolidays: fixedHolidays,
    jointLeave: [],
  };
  return publicHolidays.includes(day) || jointLeave.includes(day);
}
