const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const wholePattern = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
const partPattern = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;

/** Go's 64 bits of nanoseconds, some 292 years. Later dates may be invalid. */
const longestMs = 9_223_372_036_854;

/** Go's format (`24h`, `1h30m`, `0`) to milliseconds; undefined if invalid. */
export function parseDuration(text: string): number | undefined {
  if (text === '0') return 0;
  if (!wholePattern.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(partPattern))
    total += Number(amount) * (unitMs[unit ?? ''] ?? 0);
  return total <= longestMs ? total : undefined;
}
