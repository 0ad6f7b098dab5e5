// What a build is at, read from what turbo prints with `--output-logs=hash-only`. Plain JavaScript without dependencies.

const total = /Running build in (\d+) packages/;
const begun = /^(\S+):build: cache miss, executing/;

export class BuildProgress {
  #startedAt = Date.now();
  #total = 0;
  /** @type {string[]} */
  #begun = [];

  /** @param {string} line */
  read(line) {
    const [, count] = total.exec(line) ?? [];
    if (count) this.#total = Number(count);
    const [, name] = begun.exec(line) ?? [];
    if (name) this.#begun.push(name.replace('@sabi/', ''));
  }

  /** @returns {string} for people, such as "Building, 30 s: 12 parts of at most 51 begun, mf-talent the last of them." */
  describe() {
    const seconds = `${Math.round((Date.now() - this.#startedAt) / 1000)} s`;
    const last = this.#begun.at(-1);
    if (!last) return `Building, ${seconds}: looking for what has changed.`;
    return `Building, ${seconds}: ${this.#begun.length} parts of at most ${this.#total} begun, ${last} the last of them.`;
  }
}
