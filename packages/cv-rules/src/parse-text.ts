import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { toPlainDocument } from './document-text';
import { parseCv } from './parse-cv';

/** What the rules read in a text that has no looks. */
export function parseText(text: string): ParsedCv {
  return parseCv(toPlainDocument(text).lines);
}
