import { previewMaxCharacters } from '@sabi/contracts/cv-text';
import type { CvAnalysis } from '@sabi/contracts/http/ai';
import type { Language } from '@sabi/contracts/language';
import { reviewCv } from '../analysis/review/review-cv';
import { writeReport } from '../analysis/review/write-report';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';
import type { TextExtractor } from '../extraction/text-extractor';
import { cutText } from '../text/cut-text';
import { withinAnalysisAllowance } from './analysis-allowance';
import type { Caller } from './caller';
import { createClaimToken, hashClaimToken } from './claim-token';
import { type ExplanationDependencies, explainReport } from './explain-report';
import { type CvSource, readCvSource } from './read-cv-source';

/** How long the rest of an analysis waits for its owner to sign up. */
export const claimLifeMs = 24 * 60 * 60 * 1000;

export interface AnalysisDependencies extends ExplanationDependencies {
  /** For those who wait for an answer. */
  readonly panelExtractor: TextExtractor;
  readonly keptAnalyses: KeptAnalysisRepository;
}

interface AnalysisInput {
  readonly source: CvSource;
  readonly language: Language;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** A review of a CV: in full to an account, its beginning and a token for the rest to a visitor. */
export async function analyzeCv(input: AnalysisInput, deps: AnalysisDependencies): Promise<CvAnalysis> {
  const { source, language, caller, signal } = input;
  const review = async () => {
    const { review, hash } = await readCvSource(source, deps.panelExtractor, signal);
    const report = reviewCv(review, hash);
    return explainReport({ report, language, signal }, deps);
  };
  const { report, basic } = await withinAnalysisAllowance(input, review, deps);
  const whole = { analysis: writeReport(report, language), truncated: false, basic, report };
  return caller.kind === 'account' ? whole : shorten(whole, deps);
}

/** Requirements, T3: nothing of a visitor's answer tells more than its first characters do. */
async function shorten(
  { report, ...whole }: CvAnalysis,
  { keptAnalyses }: AnalysisDependencies,
): Promise<CvAnalysis> {
  const { analysis, basic = false } = whole;
  if (analysis.length <= previewMaxCharacters) return whole;
  const token = createClaimToken();
  const kept = { analysis, basic, report: report ?? null };
  await keptAnalyses.keep(hashClaimToken(token), kept, new Date(Date.now() + claimLifeMs));
  return { ...whole, analysis: cutText(analysis, previewMaxCharacters), truncated: true, claim_token: token };
}
