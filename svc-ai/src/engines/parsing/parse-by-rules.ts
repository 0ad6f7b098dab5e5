import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { Omission } from '@sabi/contracts/cv/evidence';
import { fitCv } from '@sabi/cv/fit-cv';
import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { readCv } from '@sabi/cv-rules/parse-cv';
import type { UnassignedLine } from '@sabi/cv-rules/unassigned';

/** A parsed CV and its parser. */
export interface CvReading {
  readonly cv: ParsedCv;
  /** Values that did not fit. */
  readonly omissions: readonly Omission[];
  /** Lines of work and education that no value holds; absent where a parser does not list them. */
  readonly unassigned?: readonly UnassignedLine[];
  /** Name and version of the parser that answered, possibly a fallback. */
  readonly version: string;
}

/** Cache version: increment with every change of a rule for reading CVs or checking a model's answer. */
export const cvRulesVersion = 'cv-rules-v11';

/** Reads a CV by rules. Deterministic. */
export function parseByRules(lines: readonly DocumentLine[]): CvReading {
  const { cv: whole, unassigned } = readCv(lines);
  const { cv, omissions } = fitCv(whole);
  return { cv, omissions, unassigned, version: cvRulesVersion };
}
