import type { StoredCv } from '../domain/cvs/cv-repository';

/** A follower of one CV parse. Holds only the newest undelivered state, no queue. */
export class Follower {
  #newest: StoredCv;
  #taken: StoredCv;
  #ended = false;
  #resume: () => void = () => undefined;

  constructor(known: StoredCv) {
    this.#newest = known;
    this.#taken = known;
  }

  offer(cv: StoredCv): void {
    if (isSame(cv, this.#newest)) return;
    this.#newest = cv;
    this.#resume();
  }

  end(): void {
    this.#ended = true;
    this.#resume();
  }

  /** The next state that differs from the last one delivered; undefined once the follower has ended. */
  async next(): Promise<StoredCv | undefined> {
    while (!this.#ended && isSame(this.#newest, this.#taken)) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    if (this.#ended) return undefined;
    this.#taken = this.#newest;
    return this.#taken;
  }
}

function isSame(one: StoredCv, other: StoredCv): boolean {
  return (
    one.state === other.state &&
    one.progress_percent === other.progress_percent &&
    one.error_code === other.error_code
  );
}
