import { lazyComponent, Nothing } from '@sabi/shell-sdk/react';
import { useLoadedProfile } from '../../profile/use-profile';
import { findLatestCv } from '../../profile/find-latest-cv';

// Loaded only for new talent. Where the code cannot be loaded, the CV waits.
const UploadSignUpCv = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-sign-up-cv" */ './upload-sign-up-cv').then(
      (module) => module.UploadSignUpCv,
    ),
  { Missing: Nothing },
);

/**
 * Uploads the CV chosen at sign-up into the new profile, whichever page opens first. A profile with a CV keeps it, as another
 * person may have filled in the sign-up form.
 */
export function SignUpCv() {
  const full = useLoadedProfile();
  const isWaitedFor = full?.profile.user_type === 'talent' && findLatestCv(full) === null;
  return isWaitedFor && <UploadSignUpCv />;
}
