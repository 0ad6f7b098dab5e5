import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

/** A server of OpenAI's chat completions at `<url>/v1` that answers by rules. Never part of production. */
export function startSandboxAi(env: Env, logger: Logger): Promise<RunningService> {
  return startService({
    env,
    logger,
    ownUrls: [],
    assemble: async (stopping) => {
      logger.warn('This is a SANDBOX for a language model: its answers come from rules, no model is asked');
      return {
        router: createApp({ apiKey: env.API_KEY, pauseMs: env.STREAM_PAUSE_MS, stopping }),
        checks: {},
        stop: async () => undefined,
      };
    },
  });
}
