import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { fetchApproval } from '../../recruiter-approval/approval-calls';

export type LoadedApproval =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly approval: RecruiterApprovalView };

/** Approval status of the account's company. */
export function useApproval(): {
  loaded: LoadedApproval;
  retry: () => void;
  show: (approval: RecruiterApprovalView) => void;
} {
  const { fetch } = useShell();
  const [loaded, setLoaded] = useState<LoadedApproval>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchApproval(fetch, signal)
      .then((approval) => !signal.aborted && setLoaded({ status: 'ready', approval }))
      .catch((error: unknown) => !signal.aborted && setLoaded({ status: 'failed', error }));
    return () => controller.abort();
  }, [fetch, attempt]);
  return {
    loaded,
    retry: () => {
      setLoaded({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    show: (approval) => setLoaded({ status: 'ready', approval }),
  };
}
