import type { AccountClient } from '@sabi/shell-sdk/account';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

type Answer<T> =
  | { data: T; error: null }
  | { data: unknown; error: { status?: number | undefined; message: string } };

/** Loads data through the account's client. @throws {RequestFailed} */
export async function loadFromAccount<T>(
  getClient: () => Promise<AccountClient>,
  call: (client: AccountClient) => Promise<Answer<T>>,
): Promise<T> {
  const client = await getClient().catch((cause: unknown) => {
    throw new RequestFailed({ status: 0, message: 'The client could not be loaded', cause });
  });
  const { data, error } = await call(client);
  if (error) throw new RequestFailed({ status: error.status ?? 0, message: error.message, cause: error });
  return data as T;
}

export type Account = NonNullable<Awaited<ReturnType<AccountClient['getUser']>>['data']['user']>;

export function useAccountQuery() {
  const { session } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['account', id],
    queryFn: async (): Promise<Account> =>
      (await loadFromAccount<{ user: Account }>(session.getClient, (client) => client.getUser())).user,
    meta: shownInPlace,
  });
}

/** The current account: sign-in methods, second factors, a pending change of address. */
export function useAccount() {
  return useQuery(useAccountQuery());
}
