import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const checkEveryMs = 1000;

export interface RemoteFoldersOptions {
  /** Where the folders `mf-*` lie. */
  readonly folder: string;
  /** Remotes that take part already. */
  readonly present: readonly string[];
  /**
   * Called once there is a build. After a failure it is called again when the build has changed.
   * @returns the address of its first page
   */
  join(remote: string): Promise<string>;
  leave(remote: string): Promise<void>;
  /** Prints a sentence. */
  report(text: string): void;
}

/** Folders of remotes: `mf-*` with a declaration `remote.json`. */
export async function findRemotes(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.startsWith('mf-') && existsSync(join(folder, name, 'remote.json')))
    .sort();
}

const releaseFileOf = (folder: string, remote: string) => join(folder, remote, 'dist', 'release.json');

export const isBuilt = (folder: string, remote: string) => existsSync(releaseFileOf(folder, remote));

/**
 * Follows folders of remotes that appear and vanish.
 * @returns a function that ends it
 */
export function watchRemoteFolders(options: RemoteFoldersOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  // What is under way while the platform stops may fail, and is of no interest.
  const report = (text: string) => void (signal.aborted || options.report(text));
  const remotes = new RemoteFolders({ ...options, report });
  void (async () => {
    while (!signal.aborted) {
      await remotes.check().catch((error: unknown) => report(String(error)));
      await delay(checkEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  })();
  return () => stopping.abort();
}

/** Which remotes take part, and what has been reported of the others. */
export class RemoteFolders {
  readonly #present: Set<string>;
  /** Remote → what keeps it out, in the version of its build. */
  readonly #waiting = new Map<string, string>();

  constructor(private readonly options: RemoteFoldersOptions) {
    this.#present = new Set(options.present);
  }

  /** Compares the folders with the remotes that take part. */
  async check(): Promise<void> {
    const { folder } = this.options;
    const found = await findRemotes(folder);
    for (const name of [...this.#present, ...this.#waiting.keys()])
      if (!found.includes(name)) await this.#leave(name);
    for (const name of found) if (!this.#present.has(name)) await this.#join(name);
  }

  async #join(name: string): Promise<void> {
    const { folder, report } = this.options;
    const release = await readFile(releaseFileOf(folder, name), 'utf8').catch(() => '');
    if (this.#waiting.get(name) === release) return;
    this.#waiting.set(name, release);
    if (!release) {
      report(`${name} is new. It joins after its first build: npm run build -w ${name}`);
      return;
    }
    try {
      const address = await this.options.join(name);
      report(`${name} has joined: ${address}`);
    } catch (error) {
      report(`${name} could not join: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    this.#waiting.delete(name);
    this.#present.add(name);
  }

  async #leave(name: string): Promise<void> {
    this.#waiting.delete(name);
    if (!this.#present.delete(name)) return;
    await this.options.leave(name);
    this.options.report(`${name} has left, for its folder is gone.`);
  }
}
