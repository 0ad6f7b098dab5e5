import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

/** Sign-in by Google at `<url>/google` and LinkedIn at `<url>/linkedin`. Never part of production. */
export async function startSandboxOidc(env: Env, logger: Logger): Promise<RunningService> {
  let listening: (url: string) => void = () => undefined;
  const ownUrl = new Promise<string>((resolve) => (listening = resolve));
  const service = await startService({
    env,
    logger,
    ownUrls: env.PUBLIC_URL ? [env.PUBLIC_URL] : [],
    assemble: async () => {
      logger.warn(
        'This is a SANDBOX for sign-in by Google and LinkedIn: it believes whoever one says one is',
      );
      return {
        router: createApp({
          url: env.PUBLIC_URL ?? (await ownUrl), // the issuer contains the port, which is known after listening
          clients: env.CLIENTS,
          redirectUris: env.REDIRECT_URIS,
          logger,
        }),
        checks: {},
        stop: async () => undefined,
      };
    },
  });
  listening(service.url);
  return service;
}
