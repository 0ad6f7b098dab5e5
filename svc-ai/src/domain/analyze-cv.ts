import { cvTextMinCharacters, previewMaxCharacters } from '@sabi/contracts/cv-text';
import { aiFaults, type CvAnalysis } from '@sabi/contracts/http/ai';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import type { CvAnalyst } from '../analysis/cv-analyst';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';
import { cutText } from '../text/cut-text';
import type { Caller } from './caller';
import { createClaimToken, hashClaimToken } from './claim-token';
import { type UsageCounters, withinAllowance } from './within-allowance';

/** How long the rest of an analysis waits for its owner to sign up. */
export const claimLifeMs = 24 * 60 * 60 * 1000;

export interface AnalysisDependencies {
  readonly analyst: CvAnalyst;
  readonly usage: UsageCounters;
  readonly keptAnalyses: KeptAnalysisRepository;
}

interface AnalysisInput {
  readonly cvText: string;
  readonly language: Language;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** What a CV says to a recruiter: in full to an account, its beginning and a token for the rest to a visitor. */
export async function analyzeCv(input: AnalysisInput, deps: AnalysisDependencies): Promise<CvAnalysis> {
  const { language, caller, signal } = input;
  const cvText = normaliseText(input.cvText);
  // What cannot be seen does not make a text longer.
  if (cvText.length < cvTextMinCharacters)
    throw new AppError('REQUEST_INVALID', { errors: { cvText: [aiFaults.cvTextTooShort] } });
  const analyze = () => deps.analyst.analyze(cvText, language, signal);
  const analysis = await withinAllowance(caller, 'analysis', analyze, deps);
  const isWhole = caller.kind === 'account' || analysis.length <= previewMaxCharacters;
  return isWhole ? { analysis, truncated: false } : shorten(analysis, deps);
}

async function shorten(analysis: string, { keptAnalyses }: AnalysisDependencies): Promise<CvAnalysis> {
  const token = createClaimToken();
  await keptAnalyses.keep(hashClaimToken(token), analysis, new Date(Date.now() + claimLifeMs));
  return { analysis: cutText(analysis, previewMaxCharacters), truncated: true, claim_token: token };
}
