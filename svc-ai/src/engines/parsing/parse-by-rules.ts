import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { Omission } from '@sabi/contracts/cv/evidence';
import { fitCv } from '@sabi/cv/fit-cv';
import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { parseWholeCv } from '@sabi/cv-rules/parse-cv';

/** What a CV says, and which parser read it. */
export interface CvReading {
  readonly cv: ParsedCv;
  /** What did not fit into it. */
  readonly omissions: readonly Omission[];
  /** Name and version of the parser that answered, which may be the fallback of the one that was asked. */
  readonly version: string;
}

/** Raise it whenever a rule changes, of reading a CV or of checking a model's answer: results are cached under it. */
export const cvRulesVersion = 'cv-rules-v8';

/** Reads a CV by rules alone: the same lines always give the same reading. */
export function parseByRules(lines: readonly DocumentLine[]): CvReading {
  const { cv, omissions } = fitCv(parseWholeCv(lines));
  return { cv, omissions, version: cvRulesVersion };
}
