interface Repeated {
  readonly times: number;
}

/** Faults to come: each is met as often as it says, then the next one. */
export class StepQueue<Step extends Repeated> {
  #waiting: { readonly step: Step; left: number }[] = [];

  /** Steps wait behind those that are there already. */
  add(steps: readonly Step[]): void {
    this.#waiting.push(...steps.map((step) => ({ step, left: step.times })));
  }

  /** @returns the first that fits, or undefined when all is to go well */
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

  /** Faults that will still be met. */
  get pending(): number {
    return this.#waiting.reduce((sum, { left }) => sum + left, 0);
  }
}
