import type { Response, Router } from 'express';
import { cutAfter, hang, spoil, stallAfter, wait, writeAll } from '../script/failures';
import type { FailureScript } from '../script/failure-script';
import { answerTo } from './answer';
import { toBody, toCompletion, toEvents } from './completion';
import { readCompletionRequest } from './completion-request';
import { OpenAiError } from './openai-error';

export interface ChatDependencies {
  readonly script: FailureScript;
  /** Pause between the events of a streamed answer. */
  readonly pauseMs: number;
  readonly stopping: AbortSignal;
}

const modelId = 'sandbox-rules';
/** Creation time of the model, for clients that sort by it. */
const modelCreated = 1_767_225_600;

export function mountChatRoutes(router: Router, { script, pauseMs, stopping }: ChatDependencies): void {
  router.get('/models', (_request, response) => {
    const model = { id: modelId, object: 'model', created: modelCreated, owned_by: 'sandbox' };
    response.json({ object: 'list', data: [model] });
  });

  router.post('/chat/completions', async (request, response) => {
    const failure = script.next();
    response.once('close', script.begin());
    const order = readCompletionRequest(request.body);
    if (failure?.kind === 'rate-limit' || failure?.kind === 'error')
      throw refuse(failure.kind, failure.retryAfterSeconds, response);
    if (failure?.kind === 'hang') return hang(response, stopping);
    if (failure?.kind === 'slow') await wait(failure.delayMs, stopping);
    const completion = toCompletion(order, spoil(answerTo(order), failure));
    const parts = order.stream
      ? toEvents(completion, order.stream_options?.include_usage ?? false)
      : [toBody(completion)];
    response.type(order.stream ? 'text/event-stream' : 'application/json');
    if (failure?.kind === 'cut') return cutAfter(parts, response);
    if (failure?.kind === 'stall') return stallAfter(parts, response, stopping);
    const betweenMs = failure?.kind === 'trickle' ? failure.delayMs : pauseMs;
    await writeAll(parts, response, { betweenMs, stopping });
  });
}

function refuse(
  kind: 'rate-limit' | 'error',
  retryAfterSeconds: number | undefined,
  response: Response,
): OpenAiError {
  const seconds = retryAfterSeconds ?? (kind === 'rate-limit' ? 1 : undefined);
  if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
  return kind === 'rate-limit'
    ? new OpenAiError(
        429,
        'requests',
        'rate_limit_exceeded',
        'Rate limit reached, as the script of the sandbox asks.',
      )
    : new OpenAiError(
        500,
        'server_error',
        null,
        'The server had an error, as the script of the sandbox asks.',
      );
}
