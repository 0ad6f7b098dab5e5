// What reads a whole CV at once, in a thread of its own: 30,000 letters take up to half a second, in which the service would
// answer nobody. Each export is a task by its name.
import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { matchJob } from '../matching/match-job';
import { analyzeDocument, analyzeText } from '../cv-analysis/analyzed-cv';
import { createReport } from '../cv-analysis/create-report';

export { findEvidence } from '../evidence/find-evidence';
export { parseByRules } from '../parsing/parse-by-rules';

/** A CV as somebody pasted it, or as a reader of its format found it. */
export type ReadableCv =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'document'; readonly lines: readonly DocumentLine[]; readonly hiddenLetters: number };

export interface ReportRequest {
  readonly cv: ReadableCv;
  /** SHA-256 of what was handed in, in hex. */
  readonly hash: string;
  /** What the CV is matched with. */
  readonly jobText?: string | undefined;
}

/** The points and findings of a CV are the same whatever job it is matched with. */
export function createCvReport({ cv, hash, jobText }: ReportRequest): CvReport {
  const review = cv.kind === 'text' ? analyzeText(cv.text) : analyzeDocument(cv);
  return { ...createReport(review, hash), match: jobText === undefined ? null : matchJob(review, jobText) };
}
