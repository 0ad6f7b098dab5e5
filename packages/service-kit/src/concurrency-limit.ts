import type { ServerResponse } from 'node:http';
import { AppError } from './errors';

const comeBackSeconds = 1;

/** Limits concurrent work, in total and per caller. Excess work is refused, not queued. */
export class ConcurrencyLimit {
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param most.each limit per caller */
  constructor(private readonly most: { readonly total: number; readonly each: number }) {}

  /**
   * Takes a slot.
   * @returns a function that releases it, idempotent
   * @throws {AppError} RATE_LIMITED at the caller's limit, DEPENDENCY_UNAVAILABLE at the total limit
   */
  enter(who: string): () => void {
    const held = this.#held.get(who) ?? 0;
    if (held >= this.most.each) throw new AppError('RATE_LIMITED', { retryAfterSeconds: comeBackSeconds });
    if (this.#total >= this.most.total)
      throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: comeBackSeconds });
    this.#held.set(who, held + 1);
    this.#total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#total -= 1;
      const left = (this.#held.get(who) ?? 1) - 1;
      if (left > 0) this.#held.set(who, left);
      else this.#held.delete(who);
    };
  }

  enterUntilClosed(who: string, response: ServerResponse): void {
    const leave = this.enter(who);
    if (response.destroyed) leave();
    else response.once('close', leave);
  }
}
