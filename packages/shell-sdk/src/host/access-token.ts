import type { ShellSession } from '../contract';

/** @returns undefined without a session. @throws if the token cannot be refreshed, for lack of network */
export async function findAccessToken(session: ShellSession): Promise<string | undefined> {
  if (session.state.get().status === 'signed-out') return undefined;
  const client = await session.getClient();
  const { data, error } = await client.getSession(); // refreshes a token that is about to expire
  if (error?.name === 'AuthRetryableFetchError') throw error; // without a token the request would be refused
  return data.session?.access_token;
}
