import type { CvAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import { findPendingAnalysis, savePendingAnalysis } from '@sabi/cv-report/pending-analysis';
import { useLanguage, useShell, useSignedIn } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  analyzeCv,
  type AnalysisFault,
  type AnalysisRequest,
  findJobFault,
  findTextFault,
} from './analyze-cv';

type State =
  | { readonly step: 'idle' | 'loading' }
  | { readonly step: 'failed'; readonly fault: AnalysisFault | 'gone' }
  | { readonly step: 'analysed'; readonly result: CvAnalysis };

/** One analysis at a time. */
export function useCvAnalysis() {
  const { fetch } = useShell();
  const language = useLanguage();
  const [state, setState] = useState<State>({ step: 'idle' });

  const run = async (request: AnalysisRequest) => {
    setState({ step: 'loading' });
    const outcome = await analyzeCv(fetch, request);
    const claimed = 'claimToken' in request;
    if (outcome.kind === 'analysed') {
      savePendingAnalysis(outcome.result.claim_token);
      setState({ step: 'analysed', result: outcome.result });
      return;
    }
    const isGone = claimed && outcome.status === 404;
    if (isGone) savePendingAnalysis(undefined);
    setState({ step: 'failed', fault: isGone ? 'gone' : outcome.fault });
  };
  const claim = async () => {
    const claimToken = findPendingAnalysis();
    if (claimToken) await run({ claimToken });
  };
  const signedIn = useSignedIn();
  const openClaim = useEffectEvent(() => void claim());
  // After the sign-up the rest of the analysis opens without a click.
  useEffect(() => {
    if (signedIn) openClaim();
  }, [signedIn]);
  return {
    state,
    reset: () => setState({ step: 'idle' }),
    /** @param cv text or file */
    analyze: async (cv: string | File, job: string) => {
      const fault = (typeof cv === 'string' ? findTextFault(cv) : undefined) ?? findJobFault(job);
      const jobText = job.trim() || undefined;
      if (fault) setState({ step: 'failed', fault });
      else if (typeof cv === 'string') await run({ cvText: cv.trim(), ...(jobText && { jobText }) });
      else await run({ cvFile: cv, language, jobText });
    },
    claim,
  };
}
