import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { useShell } from '@sabi/shell-sdk/react';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchPage } from './fetch-page';
import { findFirstPage } from './first-page';

interface LoadedPage {
  /** Path and query it is of. */
  readonly url: string;
  /** null where the board has no such page. */
  readonly page: BoardPage | null;
  /** null for one that the server has sent. */
  readonly loadedAt: Date | null;
}

export interface BoardPageState {
  /** The last page that was loaded; of an address before while `isLoading`. */
  readonly loaded: LoadedPage | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * The data of the page at the address: what the server sent with it, or else asked for. It is asked for on each visit, as a job
 * may have been closed since.
 */
export function useBoardPage(): BoardPageState {
  const { fetch, language, initialState } = useShell();
  const { pathname, search } = useLocation();
  const url = `${pathname}${search}`;
  const [loaded, setLoaded] = useState<LoadedPage | null>(() => {
    const page = findFirstPage(initialState, url, language);
    return page && { url, page, loadedAt: null };
  });
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLoaded = loaded?.url === url;
  useEffect(() => {
    if (isLoaded) return undefined;
    const left = new AbortController();
    setFailedAt(null);
    fetchPage(fetch, { url, language, signal: left.signal }).then(
      (page) => !left.signal.aborted && setLoaded({ url, page, loadedAt: new Date() }),
      () => !left.signal.aborted && setFailedAt(url),
    );
    return () => left.abort();
  }, [url, language, isLoaded, attempt, fetch]);
  const hasFailed = !isLoaded && failedAt === url;
  const retry = () => setAttempt((count) => count + 1);
  useOnReconnect(() => hasFailed && retry());
  return { loaded, isLoading: !isLoaded && !hasFailed, hasFailed, retry };
}
