import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { toPlainDocument } from './document-text';
import { parseCv } from './parse-cv';

/** Parses a text without style. */
export function parseText(text: string): ParsedCv {
  return parseCv(toPlainDocument(text).lines);
}
