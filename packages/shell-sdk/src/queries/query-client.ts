import { isRefusal } from '../http';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Specification, section 9: data-fetch defaults. */
const cacheMs = 5 * 60_000;
const maxRetries = 3;
const longestDelayMs = 30_000;

/** `meta` of a query whose page shows its failure itself, without a toast. */
export const shownInPlace = { isShownInPlace: true };

/** @param onLoadFailed called once for each load that failed for good, unless its query is `shownInPlace` */
export function createQueryClient(onLoadFailed: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.['isShownInPlace']) onLoadFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: cacheMs,
        retry: (failures, error) => !isRefusal(error) && failures < maxRetries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelayMs),
        // Offline, a load fails visibly instead of waiting; it restarts when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
