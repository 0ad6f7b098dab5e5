import { Worker } from 'node:worker_threads';
import type { AnswerTo, RemoteQuestion } from './remote-questions';
import type { WorkerAnswer, WorkerRequest } from './render-worker';

const startTimeoutMs = 5000;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One worker thread with one server bundle. Broken once, it stays broken: whoever uses it makes a new one. */
export class RemoteRenderer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #broken: Error | undefined;
  #nextId = 0;

  readonly #timeoutMs: number;

  constructor(
    bundle: { code: string; fileName: string },
    { workerFile, timeoutMs }: { workerFile: string; timeoutMs: number },
  ) {
    this.#timeoutMs = timeoutMs;
    this.#worker = new Worker(workerFile, {
      workerData: bundle,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The server bundle did not start in time')),
        startTimeoutMs,
      );
      this.#worker.once('message', () => {
        clearTimeout(timer);
        this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
        resolve();
      });
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error('The render worker has ended')));
    });
    this.#ready.catch((error: Error) => this.#break(error));
    this.#worker.on('error', (error: Error) => this.#break(error));
    this.#worker.once('exit', () => this.#break(new Error('The render worker has ended')));
  }

  get broken(): boolean {
    return this.#broken !== undefined;
  }

  /** Rejects when the bundle throws, takes too long or outgrows its memory; the last two end the worker. */
  async ask<Question extends RemoteQuestion>(question: Question): Promise<AnswerTo<Question>> {
    await this.#ready;
    if (this.#broken) throw this.#broken;
    const id = (this.#nextId += 1);
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(
        () => this.#break(new Error(`The answer took over ${this.#timeoutMs} ms`)),
        this.#timeoutMs,
      );
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ id, question } satisfies WorkerRequest);
    });
    return answer as Promise<AnswerTo<Question>>; // as the remote's contract says
  }

  /** Lets what is being answered finish. */
  async drain(): Promise<void> {
    const deadline = Date.now() + this.#timeoutMs;
    while (this.#waiting.size > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(answer.id);
    if ('result' in answer) waiting.resolve(answer.result);
    else waiting.reject(new Error(answer.error));
  }

  #break(error: Error): void {
    if (this.#broken) return;
    this.#broken = error;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
