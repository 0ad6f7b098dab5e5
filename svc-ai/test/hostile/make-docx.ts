import JSZip from 'jszip';

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The main part with this body. */
export const documentXml = (body: string, prolog = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document ${namespace}><w:body>${body}</w:body></w:document>`;

export const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`;

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A plain .docx with these parts replaced or added; null removes one. */
export async function makeDocx(parts: Record<string, string | Buffer | null> = {}): Promise<Buffer> {
  const zip = new JSZip();
  const all = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationships,
    'word/document.xml': documentXml(paragraph('')),
    ...parts,
  };
  for (const [name, content] of Object.entries(all)) if (content !== null) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

export const docxSaying = (text: string) => makeDocx({ 'word/document.xml': documentXml(paragraph(text)) });
