import type { CvAnalysis, CvAnalysisBody } from '@sabi/contracts/http/ai';
import { cvTextMaxCharacters, cvTextMinCharacters } from '@sabi/contracts/cv-text';
import type { Language } from '@sabi/contracts/language';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';

export const analyzerPath = '/functions/v1/cv-analyzer';

export type TextFault = 'short' | 'long';

/** Why there is no analysis to show. */
export type AnalysisFault = TextFault | 'type' | 'paste' | 'failed' | 'limited' | 'noAnswer' | 'unexpected';

/** A text, a file that the service reads, or the rest of an analysis that was shortened. */
export type AnalysisRequest =
  | { readonly cvText: string }
  | { readonly cvFile: File; readonly language: Language }
  | { readonly claimToken: string };

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly result: CvAnalysis }
  | { readonly kind: 'failed'; readonly fault: AnalysisFault; readonly status?: number };

/** Counted after trimming. */
export function findTextFault(text: string): TextFault | undefined {
  const { length } = text.trim();
  if (length < cvTextMinCharacters) return 'short';
  return length > cvTextMaxCharacters ? 'long' : undefined;
}

/** Asks for an analysis, or for the rest of one. */
export async function analyzeCv(
  fetch: typeof globalThis.fetch,
  request: AnalysisRequest,
): Promise<AnalysisOutcome> {
  try {
    const answer = await requestJson<Partial<CvAnalysis> | null>(fetch, analyzerPath, {
      method: 'POST',
      ...toBody(request),
    });
    if (typeof answer?.analysis !== 'string') return { kind: 'failed', fault: 'noAnswer' };
    const { analysis, truncated = false } = answer;
    return { kind: 'analysed', result: { ...answer, analysis, truncated } };
  } catch (error) {
    return describe(error, !('claimToken' in request));
  }
}

function toBody(request: AnalysisRequest) {
  if (!('cvFile' in request)) {
    const json: CvAnalysisBody = { ...request, analysisType: 'comprehensive' };
    return { json };
  }
  const body = new FormData();
  body.set('cvFile', request.cvFile);
  body.set('language', request.language);
  return { body, headers: { Accept: 'application/json' } };
}

function describe(error: unknown, ofText: boolean): AnalysisOutcome {
  if (!(error instanceof RequestFailed)) return { kind: 'failed', fault: 'unexpected' };
  const { status, errors } = error;
  const ofFile = errors?.['cvFile'];
  if (ofFile) return { kind: 'failed', fault: ofFile.includes('INVALID_FILE') ? 'type' : 'paste', status };
  if (status === 429) return { kind: 'failed', fault: 'limited', status };
  if (status === 422 && ofText) return { kind: 'failed', fault: 'short', status };
  return { kind: 'failed', fault: 'failed', status };
}
