interface Repeated {
  readonly times: number;
}

/** Queue of planned faults: each occurs the given number of times, then the next one. */
export class StepQueue<Step extends Repeated> {
  #waiting: { readonly step: Step; left: number }[] = [];

  add(steps: readonly Step[]): void {
    this.#waiting.push(...steps.map((step) => ({ step, left: step.times })));
  }

  /** @returns the first matching step, or undefined without one */
  take(fits: (step: Step) => boolean = () => true): Step | undefined {
    const found = this.#waiting.find(({ step }) => fits(step));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left === 0) this.#waiting = this.#waiting.filter((other) => other !== found);
    return found.step;
  }

  clear(): void {
    this.#waiting = [];
  }

  get pending(): number {
    return this.#waiting.reduce((sum, { left }) => sum + left, 0);
  }
}
