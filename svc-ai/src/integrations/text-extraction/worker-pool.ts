import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded } from '@sabi/service-kit/guarded-child';
import { warmMessage } from './child-protocol';

const firstPauseMs = 500;
const longestPauseMs = 60_000;

/** A pool of processes for one document each; a taken process is replaced. */
export class WorkerPool {
  /** The promise resolves when the process is ready or has exited. */
  readonly #spares = new Map<ChildProcess, Promise<void>>();
  #pauseMs = firstPauseMs;
  #pause: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param start starts a process that sends `warmMessage` when ready @param wanted number of waiting
   * processes
   * @param afterMs delay before the first ones start
   */
  constructor(
    private readonly start: () => ChildProcess,
    private readonly wanted: number,
    afterMs = 0,
  ) {
    if (afterMs === 0) this.#fill();
    else this.#fillAfter(afterMs);
  }

  /** Takes the longest-waiting process, if any. */
  take(): ChildProcess | undefined {
    const [spare] = this.#spares.keys();
    if (!spare) return undefined;
    this.#spares.delete(spare);
    this.#pauseMs = firstPauseMs;
    setImmediate(() => this.#fill()); // after the document was sent
    return spare;
  }

  /** Resolves when all started processes are ready or have exited. */
  async whenWarm(): Promise<void> {
    await Promise.all(this.#spares.values());
  }

  /** Resolves when all waiting processes have exited. */
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

  /** A process exited unused: the next one starts after a pause that doubles until one is taken. */
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
