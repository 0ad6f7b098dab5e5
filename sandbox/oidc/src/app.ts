import type { Logger } from '@sabi/service-kit/logger';
import { type Request, Router } from 'express';
import { mountLogin } from './login/login.routes';
import { type Application, createProvider } from './provider/create-provider';
import { google, linkedin } from './provider/personas';

export interface AppOptions {
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly clients: readonly Application[];
  readonly redirectUris: readonly string[];
  readonly logger: Logger;
}

/** All addresses of the sandbox: `/google/**` and `/linkedin/**`. */
export function createApp(options: AppOptions): Router {
  const router = Router();
  for (const persona of [google, linkedin]) {
    const issuer = `${options.url}/${persona.path}`;
    const played = createProvider(persona, { ...options, issuer });
    const answer = played.provider.callback();
    const own = Router();
    mountLogin(own, persona, played);
    own.use((request, response, next) => {
      request.url = persona.rewrite(request.url);
      forgetSession(request, `${persona.path}_session`);
      answer(request, response).catch(next);
    });
    router.use(`/${persona.path}`, own);
  }
  return router;
}

/** Ends the provider's session, so that a test can sign in as another person without signing out. */
function forgetSession({ headers }: Request, name: string): void {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  headers.cookie = cookies.filter((cookie) => !cookie.startsWith(name)).join('; ');
}
