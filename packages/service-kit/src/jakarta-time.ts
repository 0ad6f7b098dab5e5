/** Western Indonesia Time (WIB) ahead of UTC; it has no daylight saving time. */
export const wibOffsetMs = 7 * 3_600_000;

/** Day of Asia/Jakarta, as `2026-11-30`. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + wibOffsetMs).toISOString().slice(0, 10);

/** Month of Asia/Jakarta, as `2026-11`. */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);
