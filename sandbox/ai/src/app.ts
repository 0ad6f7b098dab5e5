import { setMaxListeners } from 'node:events';
import { json, Router } from 'express';
import { mountChatRoutes } from './chat/chat.routes';
import { requireKey } from './chat/authentication';
import { answerUnknownRoute, createErrorHandler } from './chat/openai-error';
import { FailureScript } from './script/failure-script';
import { mountScriptRoutes } from './script/script.routes';

export interface AppOptions {
  readonly apiKey: string | undefined;
  /** Between the events of a streamed answer. */
  readonly pauseMs: number;
  /** Aborted when the service stops: what hangs on purpose ends then. */
  readonly stopping: AbortSignal;
}

/** A CV is text of 200 kB at most, and JSON can double it. */
const largestRequest = '2mb';

/** Every address the sandbox answers: the provider's under /v1, its own under /sandbox. */
export function createApp({ apiKey, pauseMs, stopping }: AppOptions): Router {
  setMaxListeners(0, stopping); // every answer that is being written waits for it
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
