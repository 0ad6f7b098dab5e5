import type { SessionList } from '@sabi/contracts/http/identity/sessions';
import { RequestFailed, request, requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

export type AccountSession = SessionList['sessions'][number];

const path = '/auth/v1/sessions';
const notFound = 404;

/** The account's sessions, last used first. */
export function useSessions() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['sessions', id],
    queryFn: async ({ signal }) => (await requestJson<SessionList>(fetch, path, { signal })).sessions,
    meta: shownInPlace,
  });
}

/** Succeeds also for an ended session. @throws {RequestFailed} */
export async function endSession(fetch: typeof globalThis.fetch, id: string): Promise<void> {
  try {
    await request(fetch, `${path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.status !== notFound) throw error;
  }
}
