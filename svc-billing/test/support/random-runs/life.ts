/** The process has been killed: nothing it does reaches anything any more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Where a process is killed: in front of the step, or when it is done and nobody has heard of it. */
export interface Blow {
  /** Counted from when the blow is prepared; the first is 1. */
  readonly step: number;
  readonly when: 'before' | 'after';
}

/**
 * One life of the service. Whatever changes the world outside of the process (a write, a commit, a call of the payment
 * provider) is a step, and each step is a point at which it can be killed.
 */
export class Life {
  #blow: { left: number; when: Blow['when'] } | null = null;
  #isOver = false;
  readonly #underWay = new Set<Promise<unknown>>();

  get isOver(): boolean {
    return this.#isOver;
  }

  prepare({ step, when }: Blow): void {
    this.#blow = { left: step, when };
  }

  spare(): void {
    this.#blow = null;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Something that only asks. @throws {Killed} also where the answer comes too late to be heard */
  async look<T>(question: () => Promise<T>): Promise<T> {
    this.#assertAlive();
    const answer = await this.#follow(question());
    this.#assertAlive();
    return answer;
  }

  /** @throws {Killed} */
  async step<T>(work: () => Promise<T>): Promise<T> {
    this.#assertAlive();
    const when = this.#isStruck();
    if (when === 'before') this.end();
    this.#assertAlive();
    try {
      return await this.#follow(work());
    } finally {
      if (when === 'after') this.end();
      this.#assertAlive();
    }
  }

  /** What was sent before the end still arrives. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #follow<T>(work: Promise<T>): Promise<T> {
    const followed = work.finally(() => this.#underWay.delete(followed));
    this.#underWay.add(followed);
    return followed;
  }

  #isStruck(): Blow['when'] | null {
    if (!this.#blow) return null;
    this.#blow.left -= 1;
    return this.#blow.left === 0 ? this.#blow.when : null;
  }

  #assertAlive(): void {
    if (this.#isOver) throw new Killed('The process has been killed');
  }
}
