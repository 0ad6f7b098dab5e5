/** A stream of one inbox. Holds only the newest undelivered sequence, no queue. */
export class Follower {
  #newest: number;
  #taken: number;
  #ended = false;
  #resume: () => void = () => undefined;

  constructor(known: number) {
    this.#newest = known;
    this.#taken = known;
  }

  offer(sequence: number): void {
    if (sequence <= this.#newest) return;
    this.#newest = sequence;
    this.#resume();
  }

  end(): void {
    this.#ended = true;
    this.#resume();
  }

  /** The next sequence; undefined once the follower has ended. */
  async next(): Promise<number | undefined> {
    while (!this.#ended && this.#newest === this.#taken) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    if (this.#ended) return undefined;
    this.#taken = this.#newest;
    return this.#taken;
  }
}
