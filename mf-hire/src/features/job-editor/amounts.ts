import { payMax } from '@sabi/contracts/hiring/field-limits';

/** `Rp 8.000.000` → 8000000; null for an invalid amount. */
export function readAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s.,]|rp/gi, '');
  const amount = /^\d+$/.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= payMax ? amount : null;
}

/** `8000000` → `8.000.000`, the Indonesian format; an invalid amount stays unchanged. */
export function writeAmount(text: string): string {
  return readAmount(text)?.toLocaleString('id-ID') ?? text;
}
