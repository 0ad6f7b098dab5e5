const dayMs = 86_400_000;

/** Counts moments for each of the last days, today's last, by the browser's calendar. */
export function countDays(moments: readonly string[], days: number, now: Date): number[] {
  const counts = Array.from({ length: days }, () => 0);
  const today = startOfDay(now);
  for (const moment of moments) {
    // Rounded, as days with a clock change are an hour longer or shorter.
    const ago = Math.round((today - startOfDay(new Date(moment))) / dayMs);
    const place = days - 1 - ago;
    if (place in counts) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
