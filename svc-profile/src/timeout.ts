/** A timer that can be paused: `expired` rejects once it has run for the given time without being stopped. */
export class Timeout {
  readonly expired: Promise<never>;
  #expire: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly milliseconds: number) {
    this.expired = new Promise((_resolve, reject) => {
      this.#expire = () => reject(new Error(`No answer within ${milliseconds} ms`));
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

/** Settles as `work` does, or rejects when that takes longer; `work` itself goes on. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timeout = new Timeout(milliseconds);
  timeout.start();
  try {
    return await Promise.race([work, timeout.expired]);
  } finally {
    timeout.stop();
  }
}
