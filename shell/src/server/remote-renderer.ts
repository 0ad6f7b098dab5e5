import type { ChildProcess } from 'node:child_process';
import { startGuardedChild, watchMemory } from '@sabi/service-kit/guarded-child';
import type { ResponseTo, RemoteRequest } from './remote-requests';
import type { ServerBundle, WorkerAnswer, WorkerRequest } from './render-worker';

const startTimeoutMs = 5000;
/** Limit of the whole process, including buffers; rendering takes some 80 MB. */
const memoryMb = 256;
const heapMb = 96;
/** Signals of a process killed from outside; one that exceeds its heap aborts. */
const outsideSignals: readonly string[] = ['SIGKILL', 'SIGTERM'];

/** The worker was ended from outside. */
export class RendererEnded extends Error {
  override readonly name = 'RendererEnded';
}

interface Asked {
  readonly id: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly since: number;
}

interface RendererOptions {
  readonly workerFile: string;
  /** After which an answer is late. */
  readonly timeoutMs: number;
  /** After this time the worker is killed: several times `timeoutMs`, as a late page on a busy machine is not a hang. */
  readonly hangMs: number;
}

/** One process with one server bundle, which handles one request at a time. Not reused after a failure. */
export class RemoteRenderer {
  readonly #worker: ChildProcess;
  #asked: Asked | undefined;
  #broken: Error | undefined;
  #nextId = 0;

  private constructor(
    worker: ChildProcess,
    private readonly options: RendererOptions,
  ) {
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    worker.once('exit', (code, signal) => this.#break(describeEnd(code, signal)));
    const stop = () => this.#break(new Error(`The render worker took over ${memoryMb} MB`));
    watchMemory(worker, memoryMb, stop, () => this.isFree).unref();
    worker.unref();
    worker.channel?.unref();
  }

  /** @throws {Error} when the bundle cannot be started, or not in time */
  static async start(bundle: ServerBundle, options: RendererOptions): Promise<RemoteRenderer> {
    const worker = startGuardedChild(options.workerFile, [], { execArgv: confine(options.workerFile) });
    const timers: NodeJS.Timeout[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        const stop = (reason: string) => reject(new Error(reason));
        timers.push(
          setTimeout(() => stop('The server bundle did not start in time'), startTimeoutMs),
          watchMemory(worker, memoryMb, () => stop(`The server bundle took over ${memoryMb} MB`)),
        );
        worker.once('message', (answer: WorkerAnswer) => {
          if (answer === 'ready') resolve();
          else if ('broken' in answer) stop(answer.broken);
        });
        worker.once('error', reject);
        worker.once('exit', () => stop('The render worker has ended'));
        worker.send(bundle satisfies WorkerRequest);
      });
    } catch (error) {
      worker.kill('SIGKILL');
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
    return new RemoteRenderer(worker, options);
  }

  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  get isFree(): boolean {
    return !this.#broken && !this.#asked;
  }

  get isLate(): boolean {
    return this.#asked !== undefined && performance.now() - this.#asked.since >= this.options.timeoutMs;
  }

  /** Rejects when the bundle throws, hangs or outgrows its memory; the last two end the worker. */
  async ask<Question extends RemoteRequest>(question: Question): Promise<ResponseTo<Question>> {
    if (this.#broken) throw this.#broken;
    const id = (this.#nextId += 1);
    const { hangMs } = this.options;
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#break(new Error(`The answer took over ${hangMs} ms`)), hangMs);
      this.#asked = { id, resolve, reject, timer, since: performance.now() };
      this.#worker.send({ id, question } satisfies WorkerRequest);
    });
    return answer as Promise<ResponseTo<Question>>; // the remote's contract guarantees it
  }

  /** Resolves once the current request is answered. */
  async drain(): Promise<void> {
    const deadline = Date.now() + this.options.timeoutMs;
    while (this.#asked && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    this.#break(new Error('The render worker is no longer used'));
  }

  #settle(answer: WorkerAnswer): void {
    if (answer === 'ready') return;
    if ('broken' in answer) return this.#break(new Error(answer.broken));
    const asked = this.#asked;
    if (asked?.id !== answer.id) return;
    clearTimeout(asked.timer);
    this.#asked = undefined;
    if ('result' in answer) asked.resolve(answer.result);
    else asked.reject(new Error(answer.error));
  }

  #break(error: Error): void {
    if (this.#broken) return;
    this.#broken = error;
    const asked = this.#asked;
    this.#asked = undefined;
    clearTimeout(asked?.timer);
    asked?.reject(error);
    this.#worker.kill('SIGKILL');
  }
}

/** Node options: no files but its own, no child processes, no add-ons, a limited heap and no code made from text. */
function confine(workerFile: string): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    `--allow-fs-read=${workerFile}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMb}`,
  ];
}

function describeEnd(code: number | null, signal: string | null): Error {
  if (signal && outsideSignals.includes(signal))
    return new RendererEnded(`The render worker was ended: ${signal}`);
  return new Error(`The render worker has ended: ${signal ?? code}`);
}
