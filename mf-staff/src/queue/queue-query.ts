import type { ShellContext } from '@sabi/shell-sdk';
import { requestJson } from '@sabi/shell-sdk/http';
import { queryOptions } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import type { QueueView } from './queue';

/** Refreshed, as others decide too. */
const refreshMs = 60_000;

export const queuesKey = ['queues'] as const;

/** The raw answer, which a view interprets. */
export const queueQuery = ({ fetch }: Pick<ShellContext, 'fetch'>, { url }: Pick<QueueView, 'url'>) =>
  queryOptions({
    queryKey: [...queuesKey, url],
    queryFn: ({ signal }) => requestJson<unknown>(fetch, url, { signal }),
    refetchInterval: refreshMs,
    staleTime: refreshMs / 2,
    retryOnMount: false, // the rail's request was just rejected
    meta: shownInPlace,
  });
