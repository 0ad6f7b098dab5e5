import { aiFaults } from '@sabi/contracts/http/ai/errors';
import type { AnswerEvents } from '@sabi/contracts/http/ai/answers';
import type { AppError } from '@sabi/service-kit/errors';
import { openEventStream } from '@sabi/service-kit/event-stream';
import type { Request, Response } from 'express';
import { errorCatalogue } from '@sabi/contracts/errors';

/** Requirements, D3: a comment at least every 15 s. */
const heartbeatMs = 10_000;

export const faultTexts = { failed: aiFaults.consultationFailed, nothing: aiFaults.noConsultation };

/** Whether the caller accepts a stream. */
export function wantsEvents(request: Request): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
}

export interface AnswerEventStream {
  send<Name extends keyof AnswerEvents>(event: Name, data: AnswerEvents[Name], id?: number): Promise<void>;
  fail(error: AppError): Promise<void>;
  end(): void;
}

export function openAnswerEvents(response: Response): AnswerEventStream {
  const stream = openEventStream(response, { heartbeatMs });
  return {
    send: (event, data, id) => stream.send(event, data, id?.toString()),
    fail: ({ code, detail, retryAfterSeconds }) =>
      stream.send('error', {
        code,
        detail: detail ?? errorCatalogue[code].title,
        ...(retryAfterSeconds && { retry_after_seconds: retryAfterSeconds }),
      } satisfies AnswerEvents['error']),
    end: () => stream.end(),
  };
}
