import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

interface Waiting {
  resolve(): void;
  reject(refusal: unknown): void;
}

/**
 * Combines concurrent requests for one key into one write, so that a network that sends hundreds of requests at once holds one
 * database connection instead of all.
 */
export class CombinedCounter {
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(private readonly limiter: Pick<RateLimiterAbstract, 'consume' | 'points'>) {}

  /**
   * Counts one request; combined requests are accepted in order of arrival. @throws {RateLimiterRes} where the limit is reached
   */
  consume(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(key);
      if (waiting) {
        waiting.push({ resolve, reject });
        return;
      }
      this.#waiting.set(key, [{ resolve, reject }]);
      void this.#countAll(key);
    });
  }

  async #countAll(key: string): Promise<void> {
    for (let next = this.#waiting.get(key); next?.length; next = this.#waiting.get(key)) {
      this.#waiting.set(key, []);
      await this.#count(key, next);
    }
    this.#waiting.delete(key);
  }

  async #count(key: string, together: readonly Waiting[]): Promise<void> {
    try {
      await this.limiter.consume(key, together.length);
      for (const { resolve } of together) resolve();
    } catch (refusal) {
      const allowed = refusal instanceof RateLimiterRes ? this.#roomBefore(refusal, together.length) : 0;
      for (const [index, { resolve, reject }] of together.entries())
        if (index < allowed) resolve();
        else reject(refusal);
    }
  }

  /** Points left before these requests; none where the library rejects without counting. */
  #roomBefore({ consumedPoints }: RateLimiterRes, counted: number): number {
    return consumedPoints === 0 ? 0 : Math.max(0, this.limiter.points - (consumedPoints - counted));
  }
}
