import { intlLocales } from '../language';

const format = { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 } as const;

/** Whole rupiah as `Rp 350.000`, with a non-breaking space, in every language. */
export function formatRupiah(amount: number): string {
  return amount.toLocaleString(intlLocales.id, format);
}

/** `Rp 8.000.000–12.000.000`, or a single amount where both are equal. */
export function formatRupiahRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? formatRupiah(min) : `${formatRupiah(min)}–${formatRupiah(max).replace(/^Rp\s*/, '')}`;
}
