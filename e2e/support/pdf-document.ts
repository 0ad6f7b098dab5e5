import type { Language } from '@sabi/contracts/language';

/** A CV of a few lines, in either language. */
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

/** A PDF of one page of Helvetica, with visible text and white text on white. Lines are ASCII. */
export function pdfDocument(name: string, lines: readonly string[], hiddenLine = '') {
  const shown = lines.map((line, index) => text(line, 790 - index * 16));
  const hidden = hiddenLine && `1 1 1 rg ${text(hiddenLine, 40)}`;
  const content = [...shown, hidden].join('\n');
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(withTable(bodies), 'latin1') };
}

function text(line: string, fromBottom: number): string {
  return `BT /F1 11 Tf 50 ${fromBottom} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}

/** The objects, and where in the file each one begins. */
function withTable(bodies: readonly string[]): string {
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return `${file}${table}startxref\n${file.length}\n%%EOF\n`;
}
