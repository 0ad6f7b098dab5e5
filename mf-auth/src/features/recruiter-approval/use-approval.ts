import type { RecruiterReview } from '@sabi/contracts/http/profile/recruiter-approval';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { fetchApproval } from '../../recruiter-approval/approval-calls';

export type LoadedReview =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly review: RecruiterReview };

/** Where the review of the account's business stands. */
export function useApproval(): {
  loaded: LoadedReview;
  retry: () => void;
  show: (review: RecruiterReview) => void;
} {
  const { fetch } = useShell();
  const [loaded, setLoaded] = useState<LoadedReview>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchApproval(fetch, signal)
      .then((review) => !signal.aborted && setLoaded({ status: 'ready', review }))
      .catch((error: unknown) => !signal.aborted && setLoaded({ status: 'failed', error }));
    return () => controller.abort();
  }, [fetch, attempt]);
  return {
    loaded,
    retry: () => {
      setLoaded({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    show: (review) => setLoaded({ status: 'ready', review }),
  };
}
