import type { ResponseTo, RemoteRequest } from './remote-requests';
import { type RemoteRenderer, RendererEnded } from './remote-renderer';

/** The second renderer takes over while the first does not answer. */
const mostRenderers = 2;
const mostWaiting = 100;
const restMs = 2000;
/** What a request is given beyond its own time when the workers were ended for want of requests: one starts for it. */
export const wakeMs = 5000;
/** Within `restMs`. A bundle that ends its workers faster rests. */
const mostStarts = 3;

/** The request reached no worker: it waited too long, the queue is full, or workers are not restarted for now. */
export class NoFreeRenderer extends Error {
  override readonly name = 'NoFreeRenderer';
}

interface Waiting {
  readonly question: RemoteRequest;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  isRepeated: boolean;
  timer?: NodeJS.Timeout;
}

export type Renderer = Pick<RemoteRenderer, 'isFree' | 'isBroken' | 'isLate' | 'ask' | 'drain'>;

interface ReleaseRenderersOptions {
  /** Starts a worker and resolves once it accepts requests. */
  readonly start: () => Promise<Renderer>;
  readonly timeoutMs: number;
  /** Workers without a request for this time are ended; the next request starts one. */
  readonly idleMs: number;
}

/**
 * Workers of one release. Each handles one request at a time, so that a slow or crashing request affects no other where another
 * worker is free. Waiting requests are rejected when their client has left or the queue is full; the newest is served first, as
 * the oldest may have timed out.
 */
export class ReleaseRenderers {
  readonly #renderers = new Set<Renderer>();
  readonly #waiting: Waiting[] = [];
  #starting: Promise<void> | undefined;
  #startedAt: readonly number[] = [];
  #restsUntil = 0;
  #isEnded = false;
  #isAsleep = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ReleaseRenderersOptions) {}

  /** Starts the first worker ahead of requests. Resolves once it is ready, or has failed to start. */
  async warmUp(): Promise<void> {
    if (this.#needsAnother()) this.#start();
    await this.#starting;
  }

  /** Whether the workers were ended for want of requests, and none has started again. */
  get isAsleep(): boolean {
    return this.#isAsleep;
  }

  /** @throws {Error} when there is no answer: the bundle's error, or the reason why it was not called */
  ask<Question extends RemoteRequest>(question: Question): Promise<ResponseTo<Question>> {
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#wait({ question, resolve, reject, isRepeated: false });
    });
    return answer as Promise<ResponseTo<Question>>; // the remote's contract guarantees it
  }

  /** Stops the workers after their current requests. */
  async drain(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#idleTimer);
    this.#refuseWaiting(new NoFreeRenderer('The release is no longer used'));
    await this.#starting;
    await Promise.all([...this.#renderers].map((renderer) => renderer.drain()));
  }

  #wait(waiting: Waiting): void {
    const limitMs = this.options.timeoutMs + (this.#isAsleep ? wakeMs : 0);
    waiting.timer = setTimeout(
      () => this.#refuse(waiting, new NoFreeRenderer(`No worker was free within ${limitMs} ms`)),
      limitMs,
    );
    this.#waiting.push(waiting);
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.length > mostWaiting)
      this.#refuse(oldest, new NoFreeRenderer('Too many questions wait for a worker'));
    this.#assign();
  }

  #assign(): void {
    for (const renderer of this.#renderers) {
      if (renderer.isBroken) this.#renderers.delete(renderer);
      else if (renderer.isFree) {
        const next = this.#waiting.pop();
        if (next) void this.#give(renderer, next);
      }
    }
    if (this.#waiting.length === 0) return;
    if (this.#isEnded) this.#refuseWaiting(new NoFreeRenderer('The release is no longer used'));
    else if (this.#needsAnother()) this.#start();
  }

  async #give(renderer: Renderer, waiting: Waiting): Promise<void> {
    clearTimeout(waiting.timer);
    const late = setTimeout(() => this.#assign(), this.options.timeoutMs);
    try {
      waiting.resolve(await renderer.ask(waiting.question));
    } catch (error) {
      if (error instanceof RendererEnded && !waiting.isRepeated) this.#wait({ ...waiting, isRepeated: true }); // the failure cannot be attributed to the request
      else waiting.reject(error as Error);
    } finally {
      clearTimeout(late);
      this.#assign();
      this.#endSpare();
      this.#watchIdle();
    }
  }

  #watchIdle(): void {
    clearTimeout(this.#idleTimer);
    if (this.#isEnded) return;
    this.#idleTimer = setTimeout(() => this.#endIdle(), this.options.idleMs);
    this.#idleTimer.unref();
  }

  #endIdle(): void {
    const renderers = [...this.#renderers];
    if (renderers.length === 0 || this.#starting || !renderers.every(({ isFree }) => isFree)) return; // watched again after that
    this.#renderers.clear();
    this.#isAsleep = true;
    for (const renderer of renderers) void renderer.drain();
  }

  #needsAnother(): boolean {
    const isAnyPunctual = [...this.#renderers].some((renderer) => !renderer.isBroken && !renderer.isLate);
    return !this.#starting && !isAnyPunctual && this.#renderers.size < mostRenderers;
  }

  #start(): void {
    const now = Date.now();
    this.#startedAt = this.#startedAt.filter((at) => now - at < restMs);
    if (this.#startedAt.length >= mostStarts) this.#restsUntil = Math.max(...this.#startedAt) + restMs;
    if (this.#restsUntil > now) {
      if (this.#renderers.size === 0)
        this.#refuseWaiting(new NoFreeRenderer('The release rests after failures'));
      return;
    }
    this.#startedAt = [...this.#startedAt, now];
    this.#starting = this.options
      .start()
      .then((renderer) => void this.#renderers.add(renderer))
      .catch((error: unknown) => {
        this.#restsUntil = Date.now() + restMs;
        if (this.#renderers.size === 0) this.#refuseWaiting(error as Error);
      })
      .finally(() => {
        this.#starting = undefined;
        this.#isAsleep = false;
        this.#assign();
        this.#watchIdle();
      });
  }

  /** Stops the second worker when one is enough. */
  #endSpare(): void {
    const [, ...spare] = [...this.#renderers].filter(({ isFree }) => isFree);
    for (const renderer of spare) {
      this.#renderers.delete(renderer);
      void renderer.drain();
    }
  }

  #refuse(waiting: Waiting, error: Error): void {
    clearTimeout(waiting.timer);
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.reject(error);
  }

  #refuseWaiting(error: Error): void {
    for (const waiting of [...this.#waiting]) this.#refuse(waiting, error);
  }
}
