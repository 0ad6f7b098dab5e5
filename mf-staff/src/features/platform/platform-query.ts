import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import type { ShellContext } from '@sabi/shell-sdk';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { queryOptions } from '@tanstack/react-query';

/** A canary's figures change with every visitor. */
const refreshMs = 10_000;

/** The gateway's. */
export const remotesUrl = '/api/platform/v1/staff/remotes';

export const platformKey = ['platform'] as const;

export const platformQuery = ({ fetch }: Pick<ShellContext, 'fetch'>) =>
  queryOptions({
    queryKey: platformKey,
    queryFn: ({ signal }) =>
      requestJson<{ remotes: readonly RemoteOverview[] }>(fetch, remotesUrl, { signal }),
    refetchInterval: refreshMs,
    meta: shownInPlace,
  });
