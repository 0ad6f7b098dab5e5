import { hasSlowNetwork } from '@sabi/shell-sdk/http';
import { createLazyContent, lazyComponent, loadNamespace, Nothing } from '@sabi/shell-sdk/react';
import type { i18n } from 'i18next';
import { OnboardingRedirect } from '../features/onboarding-redirect/lazy-onboarding-redirect';
import { LoadingCard } from '../layout/loading-card';

// Parts shown at once and parts shown after an action are separate chunks.

export type Mode = 'signIn' | 'signUp';

export const readMode = (search: URLSearchParams): Mode =>
  search.get('mode') === 'sign-up' ? 'signUp' : 'signIn';

export const SignIn = createLazyContent(
  () => import(/* webpackChunkName: "page-sign-in" */ './sign-in-card').then((module) => module.SignInCard),
  { part: 'page-sign-in' },
);

export const SignUp = createLazyContent(
  () => import(/* webpackChunkName: "page-sign-up" */ './sign-up-card').then((module) => module.SignUpCard),
  { part: 'page-sign-up' },
);

export const ExpiredCvs = lazyComponent(
  () =>
    import(/* webpackChunkName: "page-sign-up" */ '../features/sign-up/cv/expired-cvs').then(
      (module) => module.ExpiredCvs,
    ),
  { Missing: Nothing },
);

export const ArrivalNotice = lazyComponent(
  () =>
    import(/* webpackChunkName: "page-arrival" */ '../features/arrival/arrival-notice').then(
      (module) => module.ArrivalNotice,
    ),
  { part: 'page-arrival', texts: ['arrival'] },
);

export const SignUpDone = lazyComponent(
  () =>
    import(/* webpackChunkName: "after-submit" */ '../features/sign-up/sign-up-done').then(
      (module) => module.SignUpDone,
    ),
  { texts: ['after-submit'] },
);

export const SignedIn = lazyComponent(
  () =>
    import(/* webpackChunkName: "after-submit" */ '../features/onboarding-redirect/signed-in').then(
      (module) => module.SignedIn,
    ),
  { Waiting: LoadingCard, texts: ['after-submit'] },
);

const forms = { signIn: SignIn, signUp: SignUp };

/** Loads the form at the address. */
export const preloadForm = (search: string): Promise<void> =>
  forms[readMode(new URLSearchParams(search))].preload();

/**
 * Loads the parts shown after a submit, and except on a slow network the other form, so that a network lost in between stops
 * neither.
 */
export async function preloadAllParts(translations?: i18n): Promise<void> {
  const otherForms = hasSlowNetwork() ? [] : [SignIn, SignUp, ExpiredCvs];
  const parts = [...otherForms, SignUpDone, SignedIn, OnboardingRedirect];
  await Promise.allSettled([
    ...parts.map((part) => part.preload()),
    translations && loadNamespace(translations, 'after-submit'),
  ]);
}
