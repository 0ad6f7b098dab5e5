import { intlLocales } from '../language';

const format = { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 } as const;

/** Whole rupiah as `Rp 350.000`, with a space that does not break, in every language and place. */
export function formatRupiah(amount: number): string {
  return amount.toLocaleString(intlLocales.id, format);
}
