import { lazyPage, type LazyPages, NotFound } from '@sabi/shell-sdk/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

/** Each page is a chunk of its own. */
export const pages: LazyPages = {
  '/auth': lazyPage(
    'page-account',
    () =>
      import(/* webpackChunkName: "page-account" */ './pages/account-page').then(
        (module) => module.AccountPage,
      ),
    ['auth'],
  ),
  '/auth/verify': lazyPage(
    'page-verify',
    () =>
      import(/* webpackChunkName: "page-verify" */ './pages/verify-page').then((module) => module.VerifyPage),
    ['auth', 'mail-links', 'after-submit'],
  ),
  '/auth/forgot-password': lazyPage(
    'page-forgot-password',
    () =>
      import(/* webpackChunkName: "page-forgot-password" */ './pages/forgot-password-page').then(
        (module) => module.ForgotPasswordPage,
      ),
    ['auth', 'mail-links', 'after-submit'],
  ),
  '/auth/reset-password': lazyPage(
    'page-reset-password',
    () =>
      import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password-page').then(
        (module) => module.ResetPasswordPage,
      ),
    ['auth', 'mail-links', 'after-submit'],
  ),
  '/auth/magic-link': lazyPage(
    'page-magic-link',
    () =>
      import(/* webpackChunkName: "page-magic-link" */ './pages/magic-link-page').then(
        (module) => module.MagicLinkPage,
      ),
    ['auth', 'mail-links', 'after-submit'],
  ),
  '/auth/accept-invitation': lazyPage(
    'page-accept-invitation',
    () =>
      import(/* webpackChunkName: "page-accept-invitation" */ './pages/accept-invitation-page').then(
        (module) => module.AcceptInvitationPage,
      ),
    ['auth', 'mail-links', 'after-submit'],
  ),
  '/auth/recruiter-review': lazyPage(
    'page-recruiter-approval',
    () =>
      import(/* webpackChunkName: "page-recruiter-approval" */ './pages/recruiter-approval-page').then(
        (module) => module.RecruiterApprovalPage,
      ),
    ['auth', 'recruiter-approval'],
  ),
  '/auth/consent': lazyPage(
    'page-consent',
    () =>
      import(/* webpackChunkName: "page-consent" */ './pages/consent-page').then(
        (module) => module.ConsentPage,
      ),
    ['auth', 'consent'],
  ),
  '/unsubscribe': lazyPage(
    'page-unsubscribe',
    () =>
      import(/* webpackChunkName: "page-unsubscribe" */ './pages/unsubscribe-page').then(
        (module) => module.UnsubscribePage,
      ),
    ['auth', 'unsubscribe'],
  ),
};

export function App() {
  return (
    <Suspense>
      <Routes>
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
