import { newestCatalogue } from '@sabi/svc-billing/catalogue';

const { plans, services } = newestCatalogue;
/** Prices of plans and single services in rupiah, including list prices. */
const prices = [
  ...plans.flatMap(({ price, list_price }) => [price, list_price]),
  ...services.map(({ price }) => price),
];

const patternsOf = (amounts: readonly number[]) =>
  [...new Set(amounts)].filter((amount) => amount > 0).map((amount) => new RegExp(writingsOf(amount), 'gi'));

const pricePatterns = patternsOf(prices);

/** Times of calendar files: `20270218T100000Z`. */
const clockTime = /T\d{6}Z/g;

const contextCharacters = 40;

/** The same for other amounts. */
export const findPrices = (sent: string): string[] => findByPatterns(sent, pricePatterns);

/** The same of other amounts. */
export const findAmounts = (sent: string, amounts: readonly number[]): string[] =>
  findByPatterns(sent, patternsOf(amounts));

function findByPatterns(sent: string, patterns: readonly RegExp[]): string[] {
  const text = sent.replaceAll(clockTime, '');
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) =>
      text.slice(Math.max(0, index - contextCharacters), index + contextCharacters),
    ),
  );
}

/** `350000`, `350,000`, `350.000`, `350 000`, `350K`, `350rb`, in scripts `35e4`; not as part of a longer number. */
function writingsOf(amount: number): string {
  const groups = new Intl.NumberFormat('en').format(amount).split(',');
  const whole = [String.raw`[.,\s\u00a0\u202f]?`, '_', '&nbsp;'].map((separator) => groups.join(separator));
  const thousands = `${amount / 1000}\\s?(?:k|rb|ribu)\\b`;
  const millions = `(?:Rp|IDR)\\s?${String(amount / 1_000_000).replace('.', '[.,]')}\\s?(?:m|jt|juta|million)\\b`;
  const minified = String(amount).replace(/0+$/, (zeros) => `e${zeros.length}`);
  // 1e6 has many uses.
  const scripts = minified.startsWith('e', 1) ? [] : [`${minified}\\b`];
  return `(?<![\\da-fx#]|\\d[.,])(?:${[...whole.map((digits) => `${digits}(?![\\da-f]|[.,]\\d)`), ...scripts, thousands, millions].join('|')})`;
}
