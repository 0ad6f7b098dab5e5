import type { RequestHandler } from 'express';
import type { Clock } from '../clock';
import type { Settings } from '../settings';
import type { Endpoint } from './endpoint';
import { XenditError } from './xendit-error';

const windowMs = 60_000;

/** Requests per minute and endpoint; every answer reports the remaining ones. */
export class RequestLimit {
  readonly #windows = new Map<Endpoint, { endsAt: number; count: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  for(endpoint: Endpoint): RequestHandler {
    return (_request, response, next) => {
      const { count, endsAt } = this.#count(endpoint);
      const limit = this.settings.requestsPerMinute;
      response.set({
        'Rate-Limit-Limit': String(limit),
        'Rate-Limit-Remaining': String(Math.max(0, limit - count)),
        'Rate-Limit-Reset': ((endsAt - this.clock.now()) / 1000).toFixed(3),
      });
      next(
        count > limit
          ? new XenditError('RATE_LIMIT_EXCEEDED', 'You have exceeded the rate limit of this endpoint')
          : undefined,
      );
    };
  }

  reset(): void {
    this.#windows.clear();
  }

  #count(endpoint: Endpoint): { endsAt: number; count: number } {
    const now = this.clock.now();
    const open = this.#windows.get(endpoint);
    const window = open && open.endsAt > now ? open : { endsAt: now + windowMs, count: 0 };
    window.count += 1;
    this.#windows.set(endpoint, window);
    return window;
  }
}
