import type { ServerResponse } from 'node:http';
import { AppError } from './errors';

const comeBackSeconds = 1;

/** Limits how much is under way at once, in all and for each of those who ask. Beyond the limits a request is refused, not queued. */
export class AtOnce {
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param each for one of those who ask */
  constructor(private readonly most: { readonly total: number; readonly each: number }) {}

  /**
   * Takes a place. @returns what gives it back, and does nothing when called again
   * @throws {AppError} RATE_LIMITED where whoever asks has as many as one may have, DEPENDENCY_UNAVAILABLE where none is left
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

  /** The same until an answer is over: sent to its end, or its reader gone, who may have left before. */
  enterUntilClosed(who: string, response: ServerResponse): void {
    const leave = this.enter(who);
    if (response.destroyed) leave();
    else response.once('close', leave);
  }
}
