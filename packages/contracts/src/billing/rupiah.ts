import { intlLocales } from '../language';

/** Made for the first amount, as making one takes longer than to format a page of amounts. */
let format: Intl.NumberFormat | undefined;

/** Whole rupiah as `Rp 350.000`, with a non-breaking space, in every language. */
export function formatRupiah(amount: number): string {
  format ??= new Intl.NumberFormat(intlLocales.id, {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  });
  return format.format(amount);
}

/** `Rp 8.000.000–12.000.000`, or a single amount where both are equal. */
export function formatRupiahRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? formatRupiah(min) : `${formatRupiah(min)}–${formatRupiah(max).replace(/^Rp\s*/, '')}`;
}
