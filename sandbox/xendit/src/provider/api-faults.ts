import { setTimeout as delay } from 'node:timers/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { StepQueue } from '../script/step-queue';
import { type Endpoint, endpoints } from './endpoint';
import { XenditError } from './xendit-error';

export const apiFaultSchema = z.strictObject({
  kind: z.enum([
    'unauthorized',
    'forbidden',
    'rate-limit',
    'error',
    'bad-gateway',
    'hang',
    'slow',
    'lost-answer',
  ]),
  endpoint: z.enum(endpoints).optional().describe('The only one it meets; without it any'),
  times: z.number().int().min(1).max(10_000).default(1).describe('How many requests it meets'),
  delayMs: z.number().int().min(0).max(600_000).default(2000).describe('For slow'),
});

export type ApiFault = z.infer<typeof apiFaultSchema>;

const refusals = {
  unauthorized: () => new XenditError('INVALID_API_KEY', 'The script of the sandbox knows no key'),
  forbidden: () => new XenditError('REQUEST_FORBIDDEN_ERROR', 'The script of the sandbox forbids this'),
  'rate-limit': () => new XenditError('RATE_LIMIT_EXCEEDED', 'The script of the sandbox limits this'),
  error: () => new XenditError('SERVER_ERROR', 'The script of the sandbox fails this'),
};

/** Error page of a proxy in front of the provider: not JSON. */
const badGatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Failures of the next API requests, and a counter of requests. */
export class ApiFaults {
  readonly steps = new StepQueue<ApiFault>();
  readonly calls: Record<Endpoint, number> = { create: 0, get: 0, list: 0, expire: 0 };

  constructor(private readonly stopping: AbortSignal) {}

  for(endpoint: Endpoint): RequestHandler {
    return (request, response, next) => {
      this.calls[endpoint] += 1;
      const fault = this.steps.take((step) => (step.endpoint ?? endpoint) === endpoint);
      if (fault) this.#meet(fault, request, response, next).catch(next);
      else next();
    };
  }

  reset(): void {
    this.steps.clear();
    for (const endpoint of endpoints) this.calls[endpoint] = 0;
  }

  async #meet(fault: ApiFault, request: Request, response: Response, next: NextFunction): Promise<void> {
    if (fault.kind in refusals) throw refusals[fault.kind as keyof typeof refusals]();
    if (fault.kind === 'bad-gateway') response.status(502).type('html').send(badGatewayPage);
    else if (fault.kind === 'hang') await this.#hang(response);
    else if (fault.kind === 'slow') this.#answerLate(fault.delayMs, response, next);
    else loseAnswer(request, response, next);
  }

  async #hang(response: Response): Promise<void> {
    await new Promise<void>((resolve) => {
      response.once('close', resolve);
      this.stopping.addEventListener('abort', () => resolve(), { once: true });
    });
    response.destroy();
  }

  /** Processes the request before the delay: the invoice exists despite the client's timeout. */
  #answerLate(delayMs: number, response: Response, next: NextFunction): void {
    const json = response.json.bind(response);
    response.json = (body: unknown) => {
      void delay(delayMs, undefined, { signal: this.stopping })
        .catch(() => undefined)
        .then(() => json(body));
      return response;
    };
    next();
  }
}

/** Processes the request, then closes the connection without an answer. */
function loseAnswer(request: Request, response: Response, next: NextFunction): void {
  response.json = () => {
    request.socket.destroy();
    return response;
  };
  next();
}
