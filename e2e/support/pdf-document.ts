import type { Language } from '@sabi/contracts/language';
import { drawLine, makePdf } from '@sabi/test-kit/make-pdf';

/** A short CV in both languages. */
export const smallCv = {
  en: [
    'Dewi Rekaan',
    'dewi@example.com',
    'WORK EXPERIENCE',
    'Data Analyst, PT Maju Rekaan, Jakarta',
    'Jan 2019 - Dec 2021',
    'SKILLS',
    'SQL, Excel',
  ],
  id: [
    'Dewi Rekaan',
    'dewi@example.com',
    'PENGALAMAN KERJA',
    'Analis Data, PT Maju Rekaan, Jakarta',
    'Januari 2019 - Desember 2021',
    'KEAHLIAN',
    'SQL, Excel',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** A one-page PDF with visible text and white text on white. Lines are ASCII. */
export function pdfDocument(name: string, lines: readonly string[], hiddenLine = '') {
  const [first = '', ...others] = lines;
  const shown = others.map((line, index) => drawLine(line, 734 - index * 16));
  const hidden = hiddenLine && `1 1 1 rg ${drawLine(hiddenLine, 40)}`;
  const buffer = makePdf(first, { over: [...shown, hidden].join('\n') });
  return { name, mimeType: 'application/pdf', buffer };
}
