import WordExtractor from 'word-extractor';
import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { countInvisible } from '@sabi/cv-rules/normalise-text';
import { CvUnreadable } from '../cv-unreadable';
import type { ExtractedDocument } from '../extracted-document';

const sectorBytes = 512;
/** First word of a `WordDocument` stream, and the encryption flag in its sixth ([MS-DOC] 2.5.2). */
const wordMagic = 0xa5ec;
const flagsOffset = 10;
const encryptedFlag = 0x0100;

/** Headers, body, text boxes, footers, notes. @throws {CvUnreadable} NO_TEXT_EXTRACTED when encrypted */
export async function readDoc(bytes: Buffer): Promise<ExtractedDocument> {
  if (isEncrypted(bytes)) throw new CvUnreadable('NO_TEXT_EXTRACTED');
  const document = await new WordExtractor().extract(bytes);
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes(),
    document.getFooters(),
    document.getFootnotes(),
    document.getEndnotes(),
  ].map((part) => part.trim());
  const text = parts.filter((part) => part !== '').join('\n\n');
  return { ...toPlainDocument(text), hiddenLetters: countInvisible(text) };
}

/** Streams of a compound file start at sector boundaries. */
function isEncrypted(bytes: Buffer): boolean {
  for (let offset = sectorBytes; offset + flagsOffset + 2 <= bytes.length; offset += sectorBytes) {
    if (bytes.readUInt16LE(offset) !== wordMagic) continue;
    return (bytes.readUInt16LE(offset + flagsOffset) & encryptedFlag) !== 0;
  }
  return false;
}
