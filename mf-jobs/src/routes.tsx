import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { NotFound, OfflineLine, PermanentRedirect } from '@sabi/shell-sdk/react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailed } from './components/load-failed';
import { PageSkeleton } from './components/page-skeleton';
import { useBoardPage } from './page-data/use-board-page';
import { ClosedJobPage, CompanyPage, JobPage, ListPage, preloadPageAt } from './pages';
import { boardPath } from '@sabi/contracts/hiring/paths';

/** The data decides which page an address shows, so it is loaded here for all addresses. */
export function App() {
  const { pathname } = useLocation();
  const { loaded, isLoading, hasFailed, retry } = useBoardPage();
  // A list stays in view while its filters change, also where that fails; other pages do not.
  const isInView = loaded !== null && loaded.url.split('?')[0] === pathname;
  const isListKept = isInView && loaded.page !== null && 'jobs' in loaded.page;
  useEffect(() => {
    if (!isInView) preloadPageAt(pathname);
  }, [isInView, pathname]);
  if (hasFailed && !isListKept) return <LoadFailed onRetry={retry} />;
  if (!isInView) return <PageSkeleton />;
  if (!loaded.page) return <NotFound />;
  if (loaded.page.kind === 'list' && pathname !== boardPath) return <PermanentRedirect to={boardPath} />;
  return (
    <>
      <OfflineLine isBand loadedAt={loaded.loadedAt} />
      <Suspense fallback={<PageSkeleton />}>
        <PageOf page={loaded.page} isLoading={isLoading} onRetry={hasFailed ? retry : null} />
      </Suspense>
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
