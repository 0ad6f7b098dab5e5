import { lazyComponent, Nothing } from '@sabi/shell-sdk/react';
import { useLoadedProfile } from '../../profile/use-profile';
import { latestResume } from '../../profile/latest-resume';

// For new talents alone. Where its code cannot be loaded, the CV waits.
const SendKeptResume = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-kept-resume" */ './send-kept-resume').then(
      (module) => module.SendKeptResume,
    ),
  { Missing: Nothing },
);

/**
 * Uploads the CV chosen during sign-up into the new profile, whichever page is open first. A profile that has a CV
 * keeps it, as another person may have filled in the sign-up form.
 */
export function KeptResume() {
  const full = useLoadedProfile();
  const isWaitedFor = full?.profile.user_type === 'talent' && latestResume(full) === null;
  return isWaitedFor && <SendKeptResume />;
}
