/** Additions to a PDF of one page with a line of text. */
export interface PdfExtras {
  catalog?: string;
  page?: string;
  objects?: string[];
  /** Drawn behind the line. */
  under?: string;
  /** Drawn after it. */
  over?: string;
  resources?: string;
}

/** A PDF of one page in Helvetica, with a valid cross-reference table; extra objects are numbered from 6. */
export function makePdf(text: string, extras: PdfExtras = {}): Buffer {
  const { catalog = '', page = '', objects = [], under = '', over = '', resources = '' } = extras;
  const line = drawLine(text);
  const content = [under, line, over].filter((part) => part !== '').join('\n');
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Operators that draw a line of ASCII text. @param fromBottom in points */
export const drawLine = (text: string, fromBottom = 750): string =>
  `BT /F1 11 Tf 50 ${fromBottom} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
