import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded } from '@sabi/service-kit/guarded-child';
import { warmMessage } from './child-protocol';

const firstPauseMs = 500;
const longestPauseMs = 60_000;

/** Processes that wait for a document each. Whoever takes one has it for good; another is started in its place. */
export class WorkerPool {
  /** With what resolves once it waits, or has ended. */
  readonly #spares = new Map<ChildProcess, Promise<void>>();
  #pauseMs = firstPauseMs;
  #pause: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param start starts a process that says `warmMessage` once it waits @param wanted how many wait at a time
   * @param afterMs when the first of them are started
   */
  constructor(
    private readonly start: () => ChildProcess,
    private readonly wanted: number,
    afterMs = 0,
  ) {
    if (afterMs === 0) this.#fill();
    else this.#fillAfter(afterMs);
  }

  /** The one that has waited longest; undefined when there is none, which is no reason to wait. */
  take(): ChildProcess | undefined {
    const [spare] = this.#spares.keys();
    if (!spare) return undefined;
    this.#spares.delete(spare);
    this.#pauseMs = firstPauseMs;
    setImmediate(() => this.#fill()); // after the document has been handed over
    return spare;
  }

  /** Resolves when those that have been started wait, or have ended. */
  async whenWarm(): Promise<void> {
    await Promise.all(this.#spares.values());
  }

  /** Resolves when none of them is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    const running = [...this.#spares.keys()].filter((spare) => !hasEnded(spare));
    this.#spares.clear();
    const exits = running.map((spare) => once(spare, 'exit'));
    for (const spare of running) spare.kill('SIGKILL');
    await Promise.all(exits);
  }

  #fill(): void {
    while (!this.#isClosed && !this.#pause && this.#spares.size < this.wanted) this.#add();
  }

  #add(): void {
    const spare = this.start();
    const warm = new Promise<void>((resolve) => {
      const end = () => {
        resolve();
        this.#lose(spare);
      };
      spare.once('exit', end).once('error', end);
      spare.on('message', (said) => said === warmMessage && resolve());
    });
    this.#spares.set(spare, warm);
  }

  /** One that ended before its document came: the next comes after a pause that doubles, until one has been taken. */
  #lose(spare: ChildProcess): void {
    if (!this.#spares.delete(spare) || this.#isClosed) return;
    this.#fillAfter(this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  #fillAfter(pauseMs: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#fill();
    }, pauseMs);
    this.#pause.unref();
  }
}
