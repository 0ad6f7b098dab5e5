import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import type { BuiltRelease, Publication } from './publish-build';

const watchEveryMs = 500;
/** A build that a cache restores is named before all of its files are there. */
const attempts = 5;
const retryAfterMs = 1000;

interface Options {
  readonly publish: (built: BuiltRelease) => Promise<Publication>;
  /** Called after each publication that a build has caused. */
  readonly onPublished: (publication: Publication) => void;
  readonly onError: (error: unknown) => void;
}

/** The builds of a remote in this repository; the newest is published whenever it changes. */
export class LocalBuild {
  readonly #releaseFile: string;
  readonly #stopping = new AbortController();
  #publishing: Promise<unknown> = Promise.resolve();

  /** @param folder the remote's `dist` */
  constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly options: Options,
  ) {
    this.#releaseFile = join(folder, 'release.json');
  }

  /** One at a time, so that the last build is the last one published. */
  publishNewest(): Promise<Publication> {
    const publishing = this.#publishing.then(async () => this.options.publish(await this.#readNewest()));
    this.#publishing = publishing.catch(() => undefined);
    return publishing;
  }

  /** @returns undefined for a version that is not among the builds which are still here */
  async find(version: string): Promise<BuiltRelease | undefined> {
    const folder = join(this.folder, 'releases', version);
    try {
      return { release: await readRelease(join(folder, 'release.json')), folder };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  watch(): void {
    watchFile(this.#releaseFile, { interval: watchEveryMs, persistent: false }, () => {
      if (!existsSync(this.#releaseFile)) return; // a build begins anew, or the remote has left
      this.#publishChanged().then(this.options.onPublished, this.options.onError);
    });
  }

  /** Resolves when nothing is being published any more. */
  async stop(): Promise<void> {
    unwatchFile(this.#releaseFile);
    this.#stopping.abort();
    await this.#publishing;
  }

  async #publishChanged(): Promise<Publication> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.publishNewest();
      } catch (error) {
        if (attempt === attempts || this.#stopping.signal.aborted) throw error;
        await delay(retryAfterMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  async #readNewest(): Promise<BuiltRelease> {
    const release = await readRelease(this.#releaseFile);
    return { release, folder: join(this.folder, 'releases', release.version) };
  }
}

async function readRelease(file: string): Promise<RemoteRelease> {
  return remoteReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
