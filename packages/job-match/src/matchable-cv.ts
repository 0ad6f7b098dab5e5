import type { Quote } from '@sabi/contracts/http/ai/cv-report';
import type { DateRange } from '@sabi/cv-rules/dates';
import type { Section } from '@sabi/cv-rules/section';

/** What the match reads of a line. */
export interface CvLine {
  /** The verbatim line. */
  readonly source: string;
  /** `source` up to `longestQuote`. */
  readonly quote: Quote;
  readonly section: Section['kind'];
}

/** A position with the line of its dates. */
export interface Position extends DateRange {
  readonly line: CvLine;
}

/** What the match reads of a CV. */
export interface MatchableCv {
  readonly lines: readonly CvLine[];
  readonly positions: readonly Position[];
}

export const longestQuote = 200;
