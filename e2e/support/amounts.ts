/** Prices of plans and single services in rupiah, list prices included: specification, section 9. */
const planPrices = [350_000, 800_000, 1_000_000, 2_500_000, 2_000_000, 4_350_000];
const servicePrices = [100_000, 150_000, 200_000, 250_000, 50_000, 300_000, 750_000];

/** In every way they may be written. */
const patterns = [...planPrices, ...servicePrices].map((amount) => new RegExp(writingsOf(amount), 'gi'));

/** Of calendars: `20270218T100000Z`. */
const clockTime = /T\d{6}Z/g;

const contextCharacters = 40;

/** @returns each price that stands in a text, with what stands around it */
export function findPrices(sent: string): string[] {
  const text = sent.replaceAll(clockTime, '');
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) =>
      text.slice(Math.max(0, index - contextCharacters), index + contextCharacters),
    ),
  );
}

/** `350000`, `350,000`, `350.000`, `350 000`, `350K`, `350rb`, in scripts `35e4`; not as a part of a longer number. */
function writingsOf(amount: number): string {
  const groups = new Intl.NumberFormat('en').format(amount).split(',');
  const whole = [String.raw`[.,\s\u00a0\u202f]?`, '_', '&nbsp;'].map((separator) => groups.join(separator));
  const thousands = `${amount / 1000}\\s?(?:k|rb|ribu)\\b`;
  const millions = `(?:Rp|IDR)\\s?${String(amount / 1_000_000).replace('.', '[.,]')}\\s?(?:m|jt|juta|million)\\b`;
  const minified = String(amount).replace(/0+$/, (zeros) => `e${zeros.length}`);
  // 1e6 is a number of many uses.
  const scripts = minified.startsWith('e', 1) ? [] : [`${minified}\\b`];
  return `(?<![\\da-fx#]|\\d[.,])(?:${[...whole.map((digits) => `${digits}(?![\\da-f]|[.,]\\d)`), ...scripts, thousands, millions].join('|')})`;
}
