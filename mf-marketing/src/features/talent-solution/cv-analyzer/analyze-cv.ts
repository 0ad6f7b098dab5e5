import type { CvAnalysis, CvAnalysisBody } from '@sabi/contracts/http/ai/cv-analysis';
import {
  cvTextMaxCharacters,
  cvTextMinCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
} from '@sabi/contracts/ai/cv-text';
import type { Language } from '@sabi/contracts/language';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';

export const analyzerPath = '/functions/v1/cv-analyzer';

export type TextFault = 'short' | 'long';
export type JobFault = 'jobShort' | 'jobLong';

/** Reasons of a failed analysis. */
export type AnalysisFault =
  | TextFault
  | JobFault
  | 'type'
  | 'paste'
  | 'failed'
  | 'limited'
  | 'noAnswer'
  | 'unexpected';

/** A text, a file that the service reads, or the rest of a shortened analysis. */
export type AnalysisRequest =
  | { readonly cvText: string; readonly jobText?: string | undefined }
  | { readonly cvFile: File; readonly language: Language; readonly jobText?: string | undefined }
  | { readonly claimToken: string };

export type AnalysisOutcome =
  | { readonly kind: 'analysed'; readonly result: CvAnalysis }
  | { readonly kind: 'failed'; readonly fault: AnalysisFault; readonly status?: number };

/** By the trimmed length. */
export function findTextFault(text: string): TextFault | undefined {
  const { length } = text.trim();
  if (length < cvTextMinCharacters) return 'short';
  return length > cvTextMaxCharacters ? 'long' : undefined;
}

/** The same for a job description, which is optional. */
export function findJobFault(text: string): JobFault | undefined {
  const { length } = text.trim();
  if (length > 0 && length < jobTextMinCharacters) return 'jobShort';
  return length > jobTextMaxCharacters ? 'jobLong' : undefined;
}

/** Requests an analysis, or the rest of one. */
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
  if (request.jobText) body.set('jobText', request.jobText);
  return { body, headers: { Accept: 'application/json' } };
}

function describe(error: unknown, ofText: boolean): AnalysisOutcome {
  if (!(error instanceof RequestFailed)) return { kind: 'failed', fault: 'unexpected' };
  const { status, errors } = error;
  if (errors?.['jobText']) return { kind: 'failed', fault: 'jobShort', status };
  const ofFile = errors?.['cvFile'];
  if (ofFile) return { kind: 'failed', fault: ofFile.includes('INVALID_FILE') ? 'type' : 'paste', status };
  if (status === 429) return { kind: 'failed', fault: 'limited', status };
  if (status === 422 && ofText) return { kind: 'failed', fault: 'short', status };
  return { kind: 'failed', fault: status === 500 ? 'unexpected' : 'failed', status };
}
