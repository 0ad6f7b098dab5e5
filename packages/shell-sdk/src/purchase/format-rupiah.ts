/** `Rp 350.000` in both languages: it is how the amount is written where it is paid. */
export function formatRupiah(amount: number): string {
  const format = { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 } as const;
  return amount.toLocaleString('id-ID', format);
}
