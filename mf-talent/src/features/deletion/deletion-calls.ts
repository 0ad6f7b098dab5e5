import type { AccountDeletion } from '@sabi/contracts/http/identity/deletion';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

export type Deletion = AccountDeletion['deletion'];

/** Below `/auth/v1`. */
export const deletionPath = '/user/deletion';

/** Whether and when the account will be erased. */
export function useDeletion() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['deletion', id],
    queryFn: async ({ signal }): Promise<Deletion> =>
      (await requestJson<AccountDeletion>(fetch, `/auth/v1${deletionPath}`, { signal })).deletion,
    meta: shownInPlace,
  });
}
