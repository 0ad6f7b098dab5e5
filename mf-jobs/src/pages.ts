import { boardPath } from '@sabi/contracts/hiring/paths';
import { createLazyContent } from '@sabi/shell-sdk/react';

// Each page is a chunk of its own, as a visit begins with one of them.

const texts = ['jobs', 'job-view'];

const list = createLazyContent(
  () =>
    import(/* webpackChunkName: "page-list" */ './features/list/list-page').then((module) => module.ListPage),
  { part: 'page-list', texts },
);

const job = createLazyContent(
  () => import(/* webpackChunkName: "page-job" */ './features/job/job-page').then((module) => module.JobPage),
  { part: 'page-job', texts: [...texts, 'report', 'save'] },
);

const closed = createLazyContent(
  () =>
    import(/* webpackChunkName: "page-closed" */ './features/closed/closed-job-page').then(
      (module) => module.ClosedJobPage,
    ),
  { part: 'page-closed', texts },
);

const company = createLazyContent(
  () =>
    import(/* webpackChunkName: "page-company" */ './features/company/company-page').then(
      (module) => module.CompanyPage,
    ),
  { part: 'page-company', texts },
);

export const ListPage = list.Content;
export const JobPage = job.Content;
export const ClosedJobPage = closed.Content;
export const CompanyPage = company.Content;

/** Loads the code of the page at an address beside its data. A failure is shown, and retried, by the page itself. */
export function preloadPageAt(pathname: string): void {
  const page = pathname === boardPath ? list : pathname.startsWith(`${boardPath}/`) ? job : company;
  page.preload().catch(() => undefined);
}

/** For tests, which show pages at once. */
export const preloadAllPages = () => Promise.all([list, job, closed, company].map((page) => page.preload()));
