import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { Clock } from './clock';
import { type Env, readEnv } from './env';
import { createSandbox } from './sandbox';

export { Clock, readEnv, type Env };

/**
 * Xendit's invoice API at `<url>/v2/invoices` with play money. Never part of production.
 * @param options.clock one that others go by as well; else it has its own, as fast as the settings say
 */
export async function startSandboxXendit(
  env: Env,
  logger: Logger,
  { clock }: { clock?: Clock } = {},
): Promise<RunningService> {
  let listening: (url: string) => void = () => undefined;
  const ownUrl = new Promise<string>((resolve) => (listening = resolve));
  const service = await startService({
    env,
    logger,
    ownUrls: env.PUBLIC_URL ? [env.PUBLIC_URL] : [],
    assemble: async (stopping) => {
      logger.warn('This is a SANDBOX for payments: its money is play money');
      // Invoices contain their page's address and so the port, which is known after listening.
      const sandbox = createSandbox(env, env.PUBLIC_URL ?? (await ownUrl), stopping, clock);
      return { router: createApp(sandbox, env.SECRET_KEY), checks: {}, stop: () => sandbox.stop() };
    },
  });
  listening(service.url);
  return service;
}
