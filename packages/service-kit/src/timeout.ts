/** A timer that can be restarted: `expired` rejects once it has run for the given time without being stopped. */
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
    this.expired.catch(() => undefined); // no unhandled rejection where nothing awaits it
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
 * Settles as `work` does, or rejects when that takes longer; `work` itself continues. `limitTime` aborts the work instead.
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

/** Waits until `work` settles, and no longer than the given time. @returns undefined when that is over */
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
