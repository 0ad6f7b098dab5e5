import type { Language } from '@sabi/contracts/language';
import type { ShellSession } from '../contract';

/** `fetch` for addresses of the platform: with the visitor's access token, fresh, and language. */
export function createPlatformFetch(session: ShellSession, getLanguage: () => Language): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === window.location.origin) {
      request.headers.set('Accept-Language', getLanguage());
      const token = await findAccessToken(session);
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
    }
    return fetch(request);
  };
}

async function findAccessToken(session: ShellSession): Promise<string | undefined> {
  if (session.state.get().status === 'signed-out') return undefined;
  const client = await session.getClient();
  const { data } = await client.getSession(); // refreshes when it is about to expire
  return data.session?.access_token;
}
