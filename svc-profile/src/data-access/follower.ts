import type { StoredResume } from '../domain/cvs/cv-repository';

/** A follower of one CV job: holds the newest state that was not delivered yet, never a queue. */
export class Follower {
  #newest: StoredResume;
  #taken: StoredResume;
  #ended = false;
  #resume: () => void = () => undefined;

  constructor(known: StoredResume) {
    this.#newest = known;
    this.#taken = known;
  }

  offer(resume: StoredResume): void {
    if (isSame(resume, this.#newest)) return;
    this.#newest = resume;
    this.#resume();
  }

  end(): void {
    this.#ended = true;
    this.#resume();
  }

  /** The next state that differs from the last one delivered; undefined once the follower has ended. */
  async next(): Promise<StoredResume | undefined> {
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

function isSame(one: StoredResume, other: StoredResume): boolean {
  return (
    one.state === other.state &&
    one.progress_percent === other.progress_percent &&
    one.error_code === other.error_code
  );
}
