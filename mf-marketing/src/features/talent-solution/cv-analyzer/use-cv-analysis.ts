import type { CvAnalysis } from '@sabi/contracts/http/ai';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { analyzeCv, type AnalysisFault, type AnalysisRequest, findTextFault } from './analyze-cv';
import { findClaim, keepClaim } from './kept-claim';

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
      keepClaim(outcome.result.claim_token);
      setState({ step: 'analysed', result: outcome.result });
      return;
    }
    const isGone = claimed && outcome.status === 404;
    if (isGone) keepClaim(undefined);
    setState({ step: 'failed', fault: isGone ? 'gone' : outcome.fault });
  };
  return {
    state,
    reset: () => setState({ step: 'idle' }),
    analyzeFile: (cvFile: File) => run({ cvFile, language }),
    analyze: async (text: string) => {
      const fault = findTextFault(text);
      if (fault) setState({ step: 'failed', fault });
      else await run({ cvText: text.trim() });
    },
    claim: async () => {
      const claimToken = findClaim();
      if (claimToken) await run({ claimToken });
    },
  };
}
