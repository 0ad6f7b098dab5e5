const format = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** `Rp 350.000` in both languages: it is how the amount is written where it is paid. */
export const formatPrice = (amount: number): string => format.format(amount);
