import type { CvAnalysis, CvAnalysisBody } from '@sabi/contracts/http/ai';
import { cvTextMaxCharacters, cvTextMinCharacters } from '@sabi/contracts/cv-text';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';

export const analyzerPath = '/functions/v1/cv-analyzer';

export type TextFault = 'short' | 'long';

/** Why there is no analysis to show. */
export type AnalysisFault = TextFault | 'failed' | 'limited' | 'noAnswer' | 'unexpected';

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly result: CvAnalysis }
  | { readonly kind: 'failed'; readonly fault: AnalysisFault; readonly status?: number };

/** Counted after trimming. */
export function findTextFault(text: string): TextFault | undefined {
  const { length } = text.trim();
  if (length < cvTextMinCharacters) return 'short';
  return length > cvTextMaxCharacters ? 'long' : undefined;
}

/** Asks for an analysis of a text, or for the rest of one that was shortened. */
export async function analyzeCv(
  fetch: typeof globalThis.fetch,
  request: { cvText: string } | { claimToken: string },
): Promise<AnalysisOutcome> {
  const body: CvAnalysisBody = { ...request, analysisType: 'comprehensive' };
  try {
    const answer = await requestJson<Partial<CvAnalysis> | null>(fetch, analyzerPath, {
      method: 'POST',
      json: body,
    });
    if (typeof answer?.analysis !== 'string') return { kind: 'failed', fault: 'noAnswer' };
    const { analysis, truncated = false, claim_token: token } = answer;
    return { kind: 'analysed', result: { analysis, truncated, ...(token && { claim_token: token }) } };
  } catch (error) {
    return describe(error, 'cvText' in request);
  }
}

function describe(error: unknown, ofText: boolean): AnalysisOutcome {
  if (!(error instanceof RequestFailed)) return { kind: 'failed', fault: 'unexpected' };
  const { status } = error;
  if (status === 429) return { kind: 'failed', fault: 'limited', status };
  if (status === 422 && ofText) return { kind: 'failed', fault: 'short', status };
  return { kind: 'failed', fault: 'failed', status };
}
