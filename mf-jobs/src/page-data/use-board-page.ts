import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import { useShell } from '@sabi/shell-sdk/react';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { applySearch } from '../apply/apply-address';
import { fetchPage } from './fetch-page';
import { findFirstPage } from './first-page';

interface LoadedPage {
  /** Path and query of the page. */
  readonly url: string;
  /** null for an unknown page. */
  readonly page: BoardPage | null;
  /** In milliseconds; of the server's page, when it was opened. */
  readonly loadedAt: number;
}

export interface BoardPageState {
  /** The last loaded page; the previous address's while `isLoading`. */
  readonly loaded: LoadedPage | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Data of the page at the address: the server's, or loaded on each visit, as a job may have been closed since. */
export function useBoardPage(): BoardPageState {
  const { fetch, language, initialState } = useShell();
  const { pathname, search } = useLocation();
  const url = search === applySearch ? pathname : `${pathname}${search}`;
  const [loaded, setLoaded] = useState<LoadedPage | null>(() => {
    const page = findFirstPage(initialState, `${pathname}${search}`, language);
    return page && { url, page, loadedAt: Date.now() };
  });
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLoaded = loaded?.url === url;
  useEffect(() => {
    if (isLoaded) return undefined;
    const left = new AbortController();
    setFailedAt(null);
    fetchPage(fetch, { url, language, signal: left.signal }).then(
      (page) => !left.signal.aborted && setLoaded({ url, page, loadedAt: Date.now() }),
      () => !left.signal.aborted && setFailedAt(url),
    );
    return () => left.abort();
  }, [url, language, isLoaded, attempt, fetch]);
  const hasFailed = !isLoaded && failedAt === url;
  const retry = () => setAttempt((count) => count + 1);
  useOnReconnect(() => hasFailed && retry());
  return { loaded, isLoading: !isLoaded && !hasFailed, hasFailed, retry };
}
