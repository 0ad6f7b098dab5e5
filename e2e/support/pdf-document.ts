import type { Language } from '@sabi/contracts/language';
import { drawLine, makePdf, type PdfExtras } from '@sabi/test-kit/make-pdf';

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
export function pdfDocument(
  name: string,
  lines: readonly string[],
  { hiddenLine = '', extras = {} }: { hiddenLine?: string; extras?: PdfExtras } = {},
) {
  const [first = '', ...others] = lines;
  const shown = others.map((line, index) => drawLine(line, 734 - index * 16));
  const hidden = hiddenLine && `1 1 1 rg ${drawLine(hiddenLine, 40)}`;
  const buffer = makePdf(first, { ...extras, over: [...shown, hidden].join('\n') });
  return { name, mimeType: 'application/pdf', buffer };
}

/** A script that runs on opening, one on showing the page, a link over the whole page, and a picture, all of another site. */
export const attackExtras = (site: string): PdfExtras => ({
  catalog: '/OpenAction 6 0 R',
  page: '/AA << /O 6 0 R >> /Annots [7 0 R]',
  objects: [
    `<< /S /JavaScript /JS (app.launchURL\\("${site}/script"\\); fetch\\("${site}/fetch"\\)) >>`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (${site}/link) >> >>`,
    `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /F << /FS /URL /F (${site}/picture) >> /Length 0 >>\nstream\n\nendstream`,
  ],
  resources: '/XObject << /Im1 8 0 R >>',
  under: 'q 10 0 0 10 0 0 cm /Im1 Do Q',
});
