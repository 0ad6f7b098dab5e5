/** A stopwatch that can run out: `lost` rejects once it has run for the given time without being stopped. */
export class Patience {
  readonly lost: Promise<never>;
  #lose: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly milliseconds: number) {
    this.lost = new Promise((_resolve, reject) => {
      this.#lose = () => reject(new Error(`No answer within ${milliseconds} ms`));
    });
    this.lost.catch(() => undefined); // it may be lost while nobody looks
  }

  start(): void {
    this.stop();
    this.#timer = setTimeout(this.#lose, this.milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Settles as `work` does, or rejects when that takes longer; `work` itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const patience = new Patience(milliseconds);
  patience.start();
  try {
    return await Promise.race([work, patience.lost]);
  } finally {
    patience.stop();
  }
}
