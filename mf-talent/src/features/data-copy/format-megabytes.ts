import type { Language } from '@sabi/contracts/language';

const bytesPerMegabyte = 1_000_000;

/** `0.4 MB`, `0,4 MB`; the least is 0.1. */
export function formatMegabytes(bytes: number, language: Language): string {
  const megabytes = Math.max(0.1, bytes / bytesPerMegabyte);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(megabytes);
}
