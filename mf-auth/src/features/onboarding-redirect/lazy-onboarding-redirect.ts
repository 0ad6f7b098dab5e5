import { lazyComponent } from '@sabi/shell-sdk/react';
import { Opening } from '../../layout/opening';

/** Only who has just signed in sees it. */
export const OnboardingRedirect = lazyComponent(
  () =>
    import(/* webpackChunkName: "after-submit" */ './onboarding-redirect').then(
      (module) => module.OnboardingRedirect,
    ),
  { Waiting: Opening },
);
