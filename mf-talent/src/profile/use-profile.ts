import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** @throws {RequestFailed} */
export function fetchProfile(fetch: typeof globalThis.fetch, init?: RequestInit): Promise<FullProfile> {
  return requestJson<FullProfile>(fetch, '/api/profile/v1/profile', init);
}

export function useProfileQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => fetchProfile(fetch, { signal }),
  });
}

/** The profile with its lists and newest CV. */
export function useProfile() {
  return useQuery(useProfileQuery());
}

/** The cached profile, without loading it. */
export function useLoadedProfile(): FullProfile | undefined {
  return useQuery({ ...useProfileQuery(), enabled: false }).data;
}

export function isNotFound(error: Error): boolean {
  return error instanceof RequestFailed && error.status === 404;
}
