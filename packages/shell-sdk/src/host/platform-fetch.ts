import type { Language } from '@sabi/contracts/language';
import type { ShellSession } from '../contract';
import { findAccessToken } from './access-token';

const unauthorized = 401;

/**
 * `fetch` for addresses of the platform, with the visitor's fresh access token and language. A refused token is renewed
 * and the request repeated once; if that fails, the session has ended and the client drops it.
 */
export function createPlatformFetch(session: ShellSession, getLanguage: () => Language): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== window.location.origin) return fetch(request);
    const token = await findAccessToken(session);
    const response = await fetch(authorize(request, getLanguage(), token));
    // The body of a passed Request is consumed.
    if (response.status !== unauthorized || !token || input instanceof Request) return response;
    const renewed = await renewToken(session);
    return renewed ? fetch(authorize(new Request(input, init), getLanguage(), renewed)) : response;
  };
}

function authorize(request: Request, language: Language, token: string | undefined): Request {
  request.headers.set('Accept-Language', language);
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

async function renewToken({ getClient }: ShellSession): Promise<string | undefined> {
  const client = await getClient();
  const { data } = await client.refreshSession();
  return data.session?.access_token;
}
