import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { PermanentRedirect, NotFound } from '@sabi/shell-sdk/react';
import { useLocation } from 'react-router-dom';
import { LoadFailed } from './components/load-failed';
import { OfflineLine } from './components/offline-line';
import { PageSkeleton } from './components/page-skeleton';
import { ClosedJobPage } from './features/closed/closed-job-page';
import { CompanyPage } from './features/company/company-page';
import { JobPage } from './features/job/job-page';
import { ListPage } from './features/list/list-page';
import { useBoardPage } from './page-data/use-board-page';
import { boardPath } from '@sabi/contracts/hiring/paths';

/** The data decides which page an address shows, so it is loaded here for all addresses. */
export function App() {
  const { pathname } = useLocation();
  const { loaded, isLoading, hasFailed, retry } = useBoardPage();
  // A list stays in view while its filters change, also where that fails; other pages do not.
  const isInView = loaded !== null && loaded.url.split('?')[0] === pathname;
  const isListKept = isInView && loaded.page !== null && 'jobs' in loaded.page;
  if (hasFailed && !isListKept) return <LoadFailed onRetry={retry} />;
  if (!isInView) return <PageSkeleton />;
  if (!loaded.page) return <NotFound />;
  if (loaded.page.kind === 'list' && pathname !== boardPath) return <PermanentRedirect to={boardPath} />;
  return (
    <>
      <OfflineLine loadedAt={loaded.loadedAt} />
      <PageOf page={loaded.page} isLoading={isLoading} onRetry={hasFailed ? retry : null} />
    </>
  );
}

interface PageOfProps {
  page: BoardPage;
  isLoading: boolean;
  /** Given when the page of the current address could not be loaded. */
  onRetry: (() => void) | null;
}

function PageOf({ page, ...list }: PageOfProps) {
  switch (page.kind) {
    case 'list':
      return <ListPage page={page} {...list} />;
    case 'job':
      return <JobPage page={page} />;
    case 'closed':
      return <ClosedJobPage page={page} />;
    case 'company':
      return <CompanyPage page={page} {...list} />;
  }
}
