/** A scheduled task; it handles its own failures. */
type Task = () => Promise<void> | void;

/** Maximum delay of Node's timers. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Time of invoice expiry and webhook retries. It can run faster than real time and be advanced; tasks due meanwhile run
 * in order, each at its own time.
 */
export class Clock {
  #origin: number;
  #startedAt = performance.now();
  #factor: number;
  #tasks: { readonly at: number; readonly task: Task }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #standsAt: number | undefined;
  #isStopped = false;

  constructor(factor: number, origin = Date.now()) {
    this.#factor = factor;
    this.#origin = origin;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#standsAt ?? this.#origin + (performance.now() - this.#startedAt) * this.#factor;
  }

  get factor(): number {
    return this.#factor;
  }

  set factor(factor: number) {
    this.#setTo(this.now());
    this.#factor = factor;
    this.#wait();
  }

  /** Runs `task` at a time, at once if past. @returns a function that cancels it */
  schedule(at: number, task: Task): () => void {
    const entry = { at, task };
    this.#tasks.push(entry);
    this.#tasks.sort((left, right) => left.at - right.at);
    this.#wait();
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  }

  /**
   * Advances the clock. It stops at the time of each due task until the task and `settle` have finished.
   * @param settle waits for work that tasks started
   */
  advance(byMs: number, settle: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(() => this.#walk(byMs, settle));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Restarts at a moment, without scheduled tasks. */
  restart(at: number): void {
    clearTimeout(this.#timer);
    this.#tasks = [];
    this.#setTo(at);
  }

  stop(): void {
    this.#isStopped = true;
    this.#tasks = [];
    clearTimeout(this.#timer);
  }

  async #walk(byMs: number, settle: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    const target = this.now() + byMs;
    this.#standsAt = this.now();
    try {
      await settle();
      for (let next = this.#tasks[0]; next && next.at <= target; next = this.#tasks[0]) {
        this.#tasks.shift();
        this.#standsAt = Math.max(next.at, this.#standsAt);
        await next.task();
        await settle();
      }
    } finally {
      this.#setTo(target);
      this.#wait();
    }
  }

  #setTo(now: number): void {
    this.#standsAt = undefined;
    this.#origin = now;
    this.#startedAt = performance.now();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#tasks;
    if (!next || this.#isStopped || this.#standsAt !== undefined) return;
    const waitMs = Math.min(longestWaitMs, Math.max(0, (next.at - this.now()) / this.#factor));
    this.#timer = setTimeout(() => this.#startDue(), waitMs);
    this.#timer.unref();
  }

  #startDue(): void {
    for (let next = this.#tasks[0]; next && next.at <= this.now(); next = this.#tasks[0]) {
      this.#tasks.shift();
      void next.task();
    }
    this.#wait();
  }
}
