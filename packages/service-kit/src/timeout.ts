/** A restartable timer: `expired` rejects once it has run for the given time without being stopped. */
export class Timeout {
  readonly expired: Promise<never>;
  #expire: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly milliseconds: number,
    fail = () => new Error(`No answer within ${milliseconds} ms`),
  ) {
    this.expired = new Promise((_resolve, reject) => {
      this.#expire = () => reject(fail());
    });
    this.expired.catch(() => undefined); // avoids an unhandled rejection if nothing awaits it
  }

  start(): void {
    this.stop();
    this.#timer = setTimeout(this.#expire, this.milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Settles as `work` does, or rejects after the time limit; `work` itself continues. `limitTime` aborts the work instead.
 * @param fail the error then
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, fail?: () => Error): Promise<T> {
  const timeout = new Timeout(milliseconds, fail);
  timeout.start();
  try {
    return await Promise.race([work, timeout.expired]);
  } finally {
    timeout.stop();
  }
}

/** Waits for `work`, but at most the given time. @returns undefined after it */
export async function waitAtMost<T>(
  milliseconds: number,
  work: Promise<T> | undefined,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives work a signal that aborts with the caller's own, or after `timeoutMs` with a `TimeoutError`. Not by
 * `AbortSignal.any` over an `AbortSignal.timeout`: Node 20 garbage-collects it while a caller still waits for it.
 */
export async function limitTime<T>(
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  const tooLong = () => limit.abort(new DOMException('It took too long', 'TimeoutError'));
  const timer = setTimeout(tooLong, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
