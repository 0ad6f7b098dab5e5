import { lazy, Suspense } from 'react';
import { useLoadedProfile } from '../../profile/use-profile';

// For new talents alone. Where its code cannot be loaded, the CV waits for another visit.
const SendKeptResume = lazy(() =>
  import(/* webpackChunkName: "part-kept-resume" */ './send-kept-resume').then(
    (module) => ({ default: module.SendKeptResume }),
    () => ({ default: () => null }),
  ),
);

/**
 * Takes the CV that somebody chose while signing up into their new profile, whichever page is open first. A profile that has a CV
 * keeps it: whoever filled in the form need not have been its owner.
 */
export function KeptResume() {
  const full = useLoadedProfile();
  const isWaitedFor = full?.profile.user_type === 'talent' && full.resume === null;
  return <Suspense>{isWaitedFor && <SendKeptResume />}</Suspense>;
}
