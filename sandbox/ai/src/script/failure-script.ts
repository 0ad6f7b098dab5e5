import { z } from 'zod';

const stepSchema = z.strictObject({
  kind: z.enum([
    'rate-limit',
    'error',
    'hang',
    'stall',
    'cut',
    'empty',
    'broken-json',
    'huge',
    'slow',
    'trickle',
  ]),
  times: z.number().int().min(1).max(10_000).default(1).describe('How many requests in a row it meets'),
  retryAfterSeconds: z.number().int().min(0).optional().describe('For rate-limit and error'),
  delayMs: z.number().int().min(0).max(600_000).default(2000).describe('For slow and trickle'),
});

/** Outcomes of the next requests, in order. */
export const scriptSchema = z.strictObject({ steps: z.array(stepSchema).max(1000) });

export type Failure = z.infer<typeof stepSchema>;

/** Planned failures, and a counter of requests. */
export class FailureScript {
  #steps: { step: Failure; left: number }[] = [];
  #calls = 0;
  #open = 0;

  add(steps: readonly Failure[]): void {
    this.#steps.push(...steps.map((step) => ({ step, left: step.times })));
  }

  reset(): void {
    this.#steps = [];
    this.#calls = 0;
  }

  /** Counts a request. @returns its failure, or undefined for success */
  next(): Failure | undefined {
    this.#calls += 1;
    const [first] = this.#steps;
    if (!first) return undefined;
    first.left -= 1;
    if (first.left === 0) this.#steps.shift();
    return first.step;
  }

  /** Counts an answer in progress. @returns a function to call at its end */
  begin(): () => void {
    this.#open += 1;
    return () => {
      this.#open -= 1;
    };
  }

  /** Answers in progress whose client is connected. */
  get open(): number {
    return this.#open;
  }

  get calls(): number {
    return this.#calls;
  }

  get pending(): number {
    return this.#steps.reduce((sum, { left }) => sum + left, 0);
  }
}
