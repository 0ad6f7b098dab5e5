import { previewMaxCharacters } from '@sabi/contracts/cv-text';
import type { CvAnalysis } from '@sabi/contracts/http/ai';
import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { Language } from '@sabi/contracts/language';
import { writeReport } from '../engines/cv-analysis/write-report';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';
import type { TextExtractor } from '../engines/extraction/text-extractor';
import type { ThreadPool } from '../engines/threads/thread-pool';
import { truncateText } from '../engines/text/truncate-text';
import { withinAnalysisAllowance } from './analysis-allowance';
import type { Caller } from './caller';
import { createClaimToken, hashClaimToken } from './claim-token';
import { type ExplainedReport, type ExplanationDependencies, explainReport } from './explain-report';
import { type CvSource, readCvSource } from './read-cv-source';

/** How long the rest of an analysis waits for its owner to sign up. */
export const claimLifeMs = 24 * 60 * 60 * 1000;

export interface AnalysisDependencies extends ExplanationDependencies {
  /** For those who wait for an answer. */
  readonly panelExtractor: TextExtractor;
  readonly threads: ThreadPool;
  readonly keptAnalyses: KeptAnalysisRepository;
}

interface AnalysisInput {
  readonly source: CvSource;
  /** What the CV is matched with. */
  readonly jobText?: string | undefined;
  readonly language: Language;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** A review of a CV: in full to an account, its beginning and a token for the rest to a visitor. */
export async function analyzeCv(input: AnalysisInput, deps: AnalysisDependencies): Promise<CvAnalysis> {
  const { report, basic, prompt } = await makeReport(input, deps);
  const analysis = writeReport(report, input.language);
  const whole = { analysis, truncated: false, basic, report };
  return input.caller.kind === 'account' ? whole : shorten(whole, prompt, deps);
}

/** A report, `basic` without the model's words, that counts as a use of its caller. */
export function makeReport(input: AnalysisInput, deps: AnalysisDependencies): Promise<ExplainedReport> {
  const { language, signal } = input;
  const review = async () =>
    explainReport({ report: await createCvReport(input, deps), language, signal }, deps);
  return withinAnalysisAllowance(input, review, deps);
}

async function createCvReport(
  { source, jobText, signal }: AnalysisInput,
  { panelExtractor, threads }: AnalysisDependencies,
): Promise<CvReport> {
  const { cv, hash } = await readCvSource(source, panelExtractor, signal);
  return threads.run('createCvReport', { cv, hash, jobText }, signal);
}

/** Requirements, T3: nothing of a visitor's answer tells more than its first characters do. */
async function shorten(
  { report, ...whole }: CvAnalysis,
  prompt: string | null,
  { keptAnalyses }: AnalysisDependencies,
): Promise<CvAnalysis> {
  const { analysis, basic = false } = whole;
  if (analysis.length <= previewMaxCharacters) return whole;
  const token = createClaimToken();
  const kept = { analysis, basic, report: report ?? null, prompt };
  const keptUntil = new Date(Date.now() + claimLifeMs);
  await keptAnalyses.keep(hashClaimToken(token), kept, keptUntil);
  const beginning = { analysis: truncateText(analysis, previewMaxCharacters), truncated: true };
  return { ...whole, ...beginning, claim_token: token, kept_until: keptUntil.toISOString() };
}
