import { type ClientWorld, ok } from './world';

/**
 * Ten tabs of a browser refresh at once, `rounds` times: none is signed out, and all get the same session.
 */
export async function refreshInTabs(world: ClientWorld, rounds: number): Promise<void> {
  const { client } = await world.createSignedIn();
  const tabs = Array.from({ length: 10 }, () => world.createClient());
  let session = ok(await client.getSession()).session;
  for (let round = 0; round < rounds; round += 1) {
    const refreshed = await Promise.all(
      tabs.map((tab) => tab.refreshSession({ refresh_token: session?.refresh_token ?? '' })),
    );
    expect(refreshed.map(({ error }) => error)).toEqual(tabs.map(() => null));
    expect(new Set(refreshed.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    session = refreshed[0]?.data.session ?? null;
  }
  expect(ok(await client.getUser(session?.access_token)).user.email).toContain('@');
}
