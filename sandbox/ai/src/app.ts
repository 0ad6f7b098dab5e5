import { setMaxListeners } from 'node:events';
import { json, Router } from 'express';
import { mountChatRoutes } from './chat/chat.routes';
import { requireKey } from './chat/authentication';
import { answerUnknownRoute, createErrorHandler } from './chat/openai-error';
import { FailureScript } from './script/failure-script';
import { mountScriptRoutes } from './script/script.routes';

export interface AppOptions {
  readonly apiKey: string | undefined;
  /** Pause between the events of a streamed answer. */
  readonly pauseMs: number;
  /** Aborted when the service stops: ends requests that hang on purpose. */
  readonly stopping: AbortSignal;
}

/** A CV has at most 200 kB of text, which JSON can double. */
const largestRequest = '2mb';

/** All addresses of the sandbox: the provider's under /v1, its own under /sandbox. */
export function createApp({ apiKey, pauseMs, stopping }: AppOptions): Router {
  setMaxListeners(0, stopping); // every answer in progress listens
  const script = new FailureScript();
  const provider = Router();
  provider.use(requireKey(apiKey), json({ limit: largestRequest }));
  mountChatRoutes(provider, { script, pauseMs, stopping });
  provider.use(answerUnknownRoute, createErrorHandler());
  const router = Router();
  router.use('/v1', provider);
  mountScriptRoutes(router, script);
  return router;
}
