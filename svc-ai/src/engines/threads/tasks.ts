// Tasks of the thread pool by name. Reading 30,000 characters takes up to half a second, which would block
// the event loop.
import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { matchJob } from '@sabi/job-match/match-job';
import { analyzeDocument, analyzeText } from '../cv-analysis/analyzed-cv';
import { createReport } from '../cv-analysis/create-report';

export { describeReading } from '../evidence/describe-reading';
export { parseByRules } from '../parsing/parse-by-rules';

/** Pasted text, or the lines of an extracted document. */
export type ReadableCv =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'document'; readonly lines: readonly DocumentLine[]; readonly hiddenLetters: number };

export interface ReportRequest {
  readonly cv: ReadableCv;
  /** SHA-256 of the submitted text or file, in hex. */
  readonly hash: string;
  /** Job description to match. */
  readonly jobText?: string | undefined;
}

/** Score and findings do not depend on the job. */
export function createCvReport({ cv, hash, jobText }: ReportRequest): CvReport {
  const analyzed = cv.kind === 'text' ? analyzeText(cv.text) : analyzeDocument(cv);
  return {
    ...createReport(analyzed, hash),
    match: jobText === undefined ? null : matchJob(analyzed, jobText),
  };
}
