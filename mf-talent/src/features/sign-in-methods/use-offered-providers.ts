import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

/** Providers with a button here. */
export const providers = ['google', 'linkedin_oidc'] as const;
export type Provider = (typeof providers)[number];

/** Enabled providers; while unknown, no unlinked one is offered. */
export function useOfferedProviders(): readonly Provider[] {
  const { fetch } = useShell();
  const { data } = useQuery({
    queryKey: ['offered-providers'],
    queryFn: ({ signal }) =>
      requestJson<{ external: Record<string, boolean> }>(fetch, '/auth/v1/settings', { signal }),
    meta: shownInPlace,
  });
  return providers.filter((provider) => data?.external[provider]);
}
