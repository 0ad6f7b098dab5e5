/** Whether a visitor would find everything in place: the services are there, and every version in use can be loaded. */
export class Readiness {
  #findProblems: (() => Promise<string[]>) | undefined;
  #isReady = false;

  /** Ends the start. @returns what is missing; it is looked for again by `assertReady` until there is nothing */
  async begin(findProblems: () => Promise<string[]>): Promise<string[]> {
    this.#findProblems = findProblems;
    const problems = await findProblems();
    this.#isReady = problems.length === 0;
    return problems;
  }

  /** @throws {Error} naming what is missing */
  async assertReady(): Promise<void> {
    if (this.#isReady) return;
    if (!this.#findProblems) throw new Error('The platform is still being put together');
    const problems = await this.begin(this.#findProblems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
