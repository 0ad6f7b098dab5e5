import { intlLocales, type Language } from '@sabi/contracts/language';

const bytesOf = { kilobyte: 1024, megabyte: 1024 * 1024 } as const;

/** `12_345` → "12 kB", `10_485_760` → "10 MB". */
export function formatSize(bytes: number, language: Language): string {
  const unit = bytes < bytesOf.megabyte ? 'kilobyte' : 'megabyte';
  const amount = Math.max(bytes / bytesOf[unit], bytes > 0 ? 1 : 0);
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(intlLocales[language], { style: 'unit', unit, maximumFractionDigits }).format(
    amount,
  );
}
