import type { ShellSession } from '../contract';

/** @returns undefined for a visitor who is not signed in */
export async function findAccessToken(session: ShellSession): Promise<string | undefined> {
  if (session.state.get().status === 'signed-out') return undefined;
  const client = await session.getClient();
  const { data } = await client.getSession(); // refreshes when it is about to expire
  return data.session?.access_token;
}
