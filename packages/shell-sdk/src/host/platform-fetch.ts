import type { Language } from '@sabi/contracts/language';
import type { ShellSession } from '../contract';
import { findAccessToken } from './access-token';

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
