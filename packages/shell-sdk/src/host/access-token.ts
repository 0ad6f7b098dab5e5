import type { ShellSession } from '../contract';

/** @returns undefined for a visitor who is not signed in. @throws where a token cannot be refreshed without network */
export async function findAccessToken(session: ShellSession): Promise<string | undefined> {
  if (session.state.get().status === 'signed-out') return undefined;
  const client = await session.getClient();
  const { data, error } = await client.getSession(); // refreshes a token that is about to expire
  if (error?.name === 'AuthRetryableFetchError') throw error; // without a token the request would be refused
  return data.session?.access_token;
}
