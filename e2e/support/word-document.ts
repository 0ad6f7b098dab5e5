import { writeZip } from '@sabi/test-kit/write-zip';

const namespace = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A Word document with the given lines, for upload. Lines need no XML escapes. */
export async function wordDocument(name: string, lines: readonly string[]) {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  const buffer = await writeZip({
    '[Content_Types].xml': `${declaration}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}.document.main+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="r1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${declaration}<w:document xmlns:w="${namespace}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  });
  return { name, mimeType: `${mainType}.document`, buffer };
}
