import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { readDocument } from './read-document';

const line = 'Ayu Lestari, Head Cashier at Toko Contoh since May 2019';

/** Loads the readers and sends a small document of our own through the two slow ones, so that their code is compiled. */
export async function warmUp(): Promise<void> {
  await readDocument('pdf', samplePdf());
  await readDocument('docx', await sampleDocx());
  await import('./doc/read-doc');
}

/** Without a cross-reference table, which pdf.js puts together itself. */
function samplePdf(): Buffer {
  const content = deflateSync(`BT /F1 11 Tf 50 750 Td (${line}) Tj ET`).toString('latin1');
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const objects = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

function sampleDocx(): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${main}"><w:body><w:p><w:r><w:t>${line}</w:t></w:r></w:p></w:body></w:document>`,
  );
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
