/** `2026-12-03T19:00:00+07:00` → `20261203T120000Z` */
export function formatUtc(time: string): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}
