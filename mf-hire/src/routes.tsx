import { joinPath } from '@sabi/contracts/hiring/paths';
import { lazyPage, type LazyPages, NotFound } from '@sabi/shell-sdk/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './layout/page-skeleton';
import { Workspace } from './layout/workspace';
import { hirePath, hirePaths, invitationPath, newCompanyPath } from './paths';
import { HireArea } from './session/hire-area';

const company = hirePaths(':slug');

/** Pages outside a company. */
const ownPages: LazyPages = {
  [hirePath]: lazyPage(
    'page-home',
    () => import(/* webpackChunkName: "page-home" */ './pages/home-page').then((module) => module.HomePage),
    ['claim'],
  ),
  [newCompanyPath]: lazyPage(
    'page-new-company',
    () =>
      import(/* webpackChunkName: "page-new-company" */ './pages/new-company-page').then(
        (module) => module.NewCompanyPage,
      ),
    ['company'],
  ),
  [joinPath]: lazyPage(
    'page-claim',
    () =>
      import(/* webpackChunkName: "page-claim" */ './pages/claim-page').then((module) => module.ClaimPage),
    ['claim', 'company'],
  ),
  [invitationPath]: lazyPage(
    'page-invitation',
    () =>
      import(/* webpackChunkName: "page-invitation" */ './pages/invitation-page').then(
        (module) => module.InvitationPage,
      ),
    ['team'],
  ),
};

/** Pages within the workspace of a company. */
const companyPages: LazyPages = {
  [company.jobs]: lazyPage('page-jobs', () =>
    import(/* webpackChunkName: "page-jobs" */ './pages/jobs-page').then((module) => module.JobsPage),
  ),
  [company.newJob]: lazyPage(
    'page-new-job',
    () =>
      import(/* webpackChunkName: "page-new-job" */ './pages/new-job-page').then(
        (module) => module.NewJobPage,
      ),
    ['editor'],
  ),
  [company.job(':jobId')]: lazyPage(
    'page-job',
    () => import(/* webpackChunkName: "page-job" */ './pages/job-page').then((module) => module.JobPage),
    ['editor', 'job-view'],
  ),
  [company.applications(':jobId')]: lazyPage(
    'page-applications',
    () =>
      import(/* webpackChunkName: "page-applications" */ './pages/applications-page').then(
        (module) => module.ApplicationsPage,
      ),
    ['applications', 'board'],
  ),
  [company.rules(':jobId')]: lazyPage(
    'page-automations',
    () =>
      import(/* webpackChunkName: "page-automations" */ './pages/automations-page').then(
        (module) => module.AutomationsPage,
      ),
    ['automations'],
  ),
  [company.application(':jobId', ':applicationId')]: lazyPage(
    'page-application',
    () =>
      import(/* webpackChunkName: "page-application" */ './pages/application-page').then(
        (module) => module.ApplicationPage,
      ),
    ['applications'],
  ),
  [company.company]: lazyPage(
    'page-company',
    () =>
      import(/* webpackChunkName: "page-company" */ './pages/company-page').then(
        (module) => module.CompanyPage,
      ),
    ['company'],
  ),
  [company.team]: lazyPage(
    'page-team',
    () => import(/* webpackChunkName: "page-team" */ './pages/team-page').then((module) => module.TeamPage),
    ['team'],
  ),
  [company.templates]: lazyPage(
    'page-templates',
    () =>
      import(/* webpackChunkName: "page-templates" */ './pages/templates-page').then(
        (module) => module.TemplatesPage,
      ),
    ['templates'],
  ),
};

/** Each page is a chunk of its own. */
export const pages: LazyPages = { ...ownPages, ...companyPages };

const routesOf = (lazyPages: LazyPages) =>
  Object.entries(lazyPages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

export function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<HireArea />}>
          {routesOf(ownPages)}
          <Route element={<Workspace />}>{routesOf(companyPages)}</Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
