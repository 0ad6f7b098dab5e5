import { previewMaxCharacters } from '@sabi/contracts/ai/cv-text';
import { otherDocument, overviewOf } from '@sabi/contracts/ai/report-overview';
import type { CvAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import { truncateText } from '@sabi/job-match/text/truncate-text';
import { writeReport } from '../../engines/cv-analysis/write-report';
import type { TextExtractor } from '../cv-parsing/text-extractor';
import type { ThreadPool } from '../cv-parsing/thread-pool';
import type { Caller } from '../callers/caller';
import { withinAnalysisAllowance } from '../usage/analysis-allowance';
import { createClaimToken, hashClaimToken } from './claim-token';
import { type ExplainedReport, type ExplanationDependencies, explainReport } from './explain-report';
import type { PendingAnalysisRepository } from './pending-analysis-repository';
import { type CvSource, readCvSource } from './read-cv-source';

/** Deadline for claiming an analysis. */
export const claimLifeMs = 24 * 60 * 60 * 1000;

export interface AnalysisDependencies extends ExplanationDependencies {
  /** Reads few documents at once, because a person waits. */
  readonly interactiveExtractor: TextExtractor;
  readonly threads: ThreadPool;
  readonly pendingAnalyses: PendingAnalysisRepository;
}

interface AnalysisInput {
  readonly source: CvSource;
  /** Job description to match. */
  readonly jobText?: string | undefined;
  readonly language: Language;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Analyzes a CV. Accounts get the whole text, visitors its beginning and a claim token. */
export async function analyzeCv(input: AnalysisInput, deps: AnalysisDependencies): Promise<CvAnalysis> {
  const { report, basic, prompt } = await createExplainedReport(input, deps);
  const analysis = writeReport(report, input.language);
  const whole = { analysis, truncated: false, basic, report };
  return input.caller.kind === 'account' ? whole : toPreview(whole, prompt, deps);
}

/** A report that counts as a use; `basic` without the model's explanations. */
export function createExplainedReport(
  input: AnalysisInput,
  deps: AnalysisDependencies,
): Promise<ExplainedReport> {
  const { language, signal } = input;
  const analyze = async () =>
    explainReport({ report: await createReport(input, deps), language, signal }, deps);
  return withinAnalysisAllowance(input, analyze, deps);
}

async function createReport(
  { source, jobText, signal }: AnalysisInput,
  { interactiveExtractor, threads }: AnalysisDependencies,
): Promise<CvReport> {
  const { cv, hash } = await readCvSource(source, interactiveExtractor, signal);
  return threads.run('createCvReport', { cv, hash, jobText }, signal);
}

/** Requirements, T3: a visitor gets only the first characters, and points without the words they stand for. */
async function toPreview(
  { report, ...whole }: CvAnalysis,
  prompt: string | null,
  { pendingAnalyses }: AnalysisDependencies,
): Promise<CvAnalysis> {
  const { analysis, basic = false } = whole;
  if (analysis.length <= previewMaxCharacters) return whole;
  const token = createClaimToken();
  const pending = { analysis, basic, report: report ?? null, prompt };
  const expiresAt = new Date(Date.now() + claimLifeMs);
  await pendingAnalyses.save(hashClaimToken(token), pending, expiresAt);
  const beginning = { analysis: truncateText(analysis, previewMaxCharacters), truncated: true };
  const overview = report && !otherDocument(report) ? overviewOf(report) : undefined;
  return {
    ...whole,
    ...beginning,
    ...(overview && { overview }),
    claim_token: token,
    kept_until: expiresAt.toISOString(),
  };
}
