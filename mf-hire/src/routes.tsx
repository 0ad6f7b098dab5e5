import { lazyPage, type LazyPages, NotFound } from '@sabi/shell-sdk/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './layout/page-skeleton';
import { Workspace } from './layout/workspace';
import { HomePage } from './pages/home-page';
import { JobsPage } from './pages/jobs-page';
import { hirePath, hirePaths, invitationPath, newCompanyPath } from './paths';
import { HireArea } from './session/hire-area';

const company = hirePaths(':slug');

/** Pages of no company. */
const ownPages: LazyPages = {
  [newCompanyPath]: lazyPage(
    'page-new-company',
    () =>
      import(/* webpackChunkName: "page-new-company" */ './pages/new-company-page').then(
        (module) => module.NewCompanyPage,
      ),
    ['company'],
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

/** Pages that come by themselves: a visit begins at the jobs. */
export const pages: LazyPages = ownPages;

const routesOf = (lazyPages: LazyPages) =>
  Object.entries(lazyPages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

export function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<HireArea />}>
          <Route path={hirePath} element={<HomePage />} />
          {routesOf(ownPages)}
          <Route element={<Workspace />}>
            <Route path={company.jobs} element={<JobsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
