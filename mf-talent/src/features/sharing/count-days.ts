const dayMs = 86_400_000;

/** How many moments fall on each of the last days, today's the last, by the calendar of the browser. */
export function countDays(moments: readonly string[], days: number, now: Date): number[] {
  const counts = Array.from({ length: days }, () => 0);
  const today = startOfDay(now);
  for (const moment of moments) {
    // Rounded: where clocks change, a day is an hour longer or shorter.
    const ago = Math.round((today - startOfDay(new Date(moment))) / dayMs);
    const place = days - 1 - ago;
    if (place in counts) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
