import { lazyComponent } from '@sabi/shell-sdk/react';
import { LoadingStatus } from '../../layout/loading-status';

/** Shown right after signing in, so its code is loaded then. */
export const OnboardingRedirect = lazyComponent(
  () =>
    import(/* webpackChunkName: "after-submit" */ './onboarding-redirect').then(
      (module) => module.OnboardingRedirect,
    ),
  { Waiting: LoadingStatus },
);
