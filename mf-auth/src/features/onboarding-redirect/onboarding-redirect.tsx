import type { Profile } from '@sabi/contracts/http/profile/profile';
import { isProfileComplete } from '@sabi/contracts/profile/completeness';
import { findPendingAnalysis } from '@sabi/cv-report/pending-analysis';
import { lazyComponent, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitsForApproval } from '../../recruiter-approval/approval-calls';
import { LoadingStatus } from '../../layout/loading-status';
import { readReturnState } from '../../layout/return-target';
import { findDestination } from './destination';
import { ProfileLoadFailed } from './profile-load-failed';
import { fetchProfile } from './profile-calls';
import { syncUserMetadata } from './sync-user-metadata';

// Loaded on demand, as most accounts are complete.
const CompleteProfileDialog = lazyComponent(() =>
  import('./complete-profile-dialog').then((module) => module.CompleteProfileDialog),
);

const approvalPagePath = '/auth/recruiter-review';

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'incomplete'; readonly profile: Profile }
  | { readonly step: 'leaving' };

/** Completes the profile of a signed-in user where data is missing, then redirects. */
export function OnboardingRedirect() {
  const shell = useShell();
  const [state, setState] = useState<State>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);

  const leave = async (profile: Profile) => {
    setState({ step: 'leaving' });
    void syncUserMetadata(shell, profile); // in the background, as no page waits for it
    const { user_type: userType } = profile;
    const came = readReturnState(shell.location.get());
    const destination = findDestination(userType, came, findPendingAnalysis() !== undefined);
    // A page that was requested before signing in comes first; otherwise a pending recruiter sees the approval page.
    const isWaiting = userType === 'recruiter' && destination === '/' && (await waitsForApproval(shell));
    shell.navigate(isWaiting ? approvalPagePath : destination, { replace: true });
  };
  const receive = useEffectEvent((profile: Profile) => {
    if (isProfileComplete(profile)) void leave(profile);
    else setState({ step: 'incomplete', profile });
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchProfile(shell.fetch, signal)
      .then((profile) => {
        if (!signal.aborted) receive(profile);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setState({ step: 'failed', error });
      });
    return () => controller.abort();
  }, [shell, attempt]);

  const retry = () => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  };
  if (state.step === 'failed') return <ProfileLoadFailed error={state.error} onRetry={retry} />;
  return (
    <>
      <LoadingStatus />
      {state.step === 'incomplete' && (
        <CompleteProfileDialog profile={state.profile} onCompleted={(profile) => void leave(profile)} />
      )}
    </>
  );
}
