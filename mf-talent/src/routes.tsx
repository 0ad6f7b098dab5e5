import { jobSearchPath } from '@sabi/contracts/hiring/paths';
import { lazyPage, type LazyPages, NotFound } from '@sabi/shell-sdk/react';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { plannedPages } from './features/planned-pages/planned-pages';
import { TalentOnly } from './features/recruiter/talent-only';
import { PageSkeleton } from './layout/page-skeleton';
import { DashboardPage } from './pages/dashboard-page';
import { cvImportPath } from './cv-import/cv-import-path';
import { SignedInArea } from './session/signed-in-area';
import { paymentsPath, settingsPaths } from './settings-paths';

/** Planned pages, in one chunk. */
const coming: LazyPages = Object.fromEntries(
  plannedPages.map(({ path, page }) => [
    path,
    lazyPage(
      'page-coming',
      () =>
        import(/* webpackChunkName: "page-coming" */ './features/planned-pages/planned-page').then((module) =>
          module.createPlannedPage(page),
        ),
      ['coming'],
    ),
  ]),
);

/** Pages in chunks of their own; the dashboard is loaded at once, as visits start there. */
export const pages: LazyPages = {
  ...coming,
  '/inbox': lazyPage(
    'page-inbox',
    () =>
      import(/* webpackChunkName: "page-inbox" */ './pages/inbox-page').then((module) => module.InboxPage),
    ['inbox'],
  ),
  '/profile': lazyPage('page-profile', () =>
    import(/* webpackChunkName: "page-profile" */ './pages/profile-page').then(
      (module) => module.ProfilePage,
    ),
  ),
  [cvImportPath]: lazyPage(
    'page-cv-import',
    () =>
      import(/* webpackChunkName: "page-cv-import" */ './pages/cv-import-page').then(
        (module) => module.CvImportPage,
      ),
    ['cv-import'],
  ),
  '/profile/cv-report': lazyPage(
    'page-cv-report',
    () =>
      import(/* webpackChunkName: "page-cv-report" */ './pages/cv-report-page').then(
        (module) => module.CvReportPage,
      ),
    ['cv-report'],
  ),
  '/profile/cv-report/history': lazyPage(
    'page-cv-report-history',
    () =>
      import(/* webpackChunkName: "page-cv-report-history" */ './pages/cv-report-history-page').then(
        (module) => module.CvReportHistoryPage,
      ),
    ['cv-report'],
  ),
  [jobSearchPath]: lazyPage(
    'page-job-search',
    () =>
      import(/* webpackChunkName: "page-job-search" */ './pages/job-search-page').then(
        (module) => module.JobSearchPage,
      ),
    ['job-search'],
  ),
  [paymentsPath]: lazyPage(
    'page-payments',
    () =>
      import(/* webpackChunkName: "page-payments" */ './pages/payments-page').then(
        (module) => module.PaymentsPage,
      ),
    ['payments'],
  ),
  [settingsPaths.profile]: lazyPage(
    'page-settings-profile',
    () =>
      import(/* webpackChunkName: "page-settings-profile" */ './pages/profile-settings-page').then(
        (module) => module.ProfileSettingsPage,
      ),
    ['settings'],
  ),
  [settingsPaths.signIn]: lazyPage(
    'page-settings-sign-in',
    () =>
      import(/* webpackChunkName: "page-settings-sign-in" */ './pages/sign-in-settings-page').then(
        (module) => module.SignInSettingsPage,
      ),
    ['settings'],
  ),
  [settingsPaths.security]: lazyPage(
    'page-settings-security',
    () =>
      import(/* webpackChunkName: "page-settings-security" */ './pages/security-page').then(
        (module) => module.SecurityPage,
      ),
    ['settings'],
  ),
  [settingsPaths.visibility]: lazyPage(
    'page-settings-visibility',
    () =>
      import(/* webpackChunkName: "page-settings-visibility" */ './pages/visibility-page').then(
        (module) => module.VisibilityPage,
      ),
    ['settings'],
  ),
  [settingsPaths.notifications]: lazyPage(
    'page-settings-notifications',
    () =>
      import(/* webpackChunkName: "page-settings-notifications" */ './pages/notifications-page').then(
        (module) => module.NotificationsPage,
      ),
    ['settings'],
  ),
  [settingsPaths.data]: lazyPage(
    'page-settings-data',
    () =>
      import(/* webpackChunkName: "page-settings-data" */ './pages/data-page').then(
        (module) => module.DataPage,
      ),
    ['settings'],
  ),
};

const dashboardPath = '/dashboard';
const talentOnlyPaths: readonly string[] = [
  cvImportPath,
  '/profile/cv-report',
  '/profile/cv-report/history',
  jobSearchPath,
  settingsPaths.visibility,
];

function forWhom(path: string, page: ReactNode): ReactNode {
  return talentOnlyPaths.includes(path) ? <TalentOnly>{page}</TalentOnly> : page;
}

/** All paths; `remote.json` declares the same for the shell's server. */
export const signedInPaths: readonly string[] = [dashboardPath, ...Object.keys(pages)];

export function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<SignedInArea />}>
          <Route path={dashboardPath} element={<DashboardPage />} />
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={forWhom(path, <Page />)} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
