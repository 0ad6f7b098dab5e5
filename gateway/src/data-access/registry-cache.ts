import { createHash } from 'node:crypto';
import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { Logger } from '@sabi/service-kit/logger';
import type { ReleaseRepository } from '../domain/releases/release-repository';
import { describeRegistry } from '../domain/registry/describe-registry';

const pollMs = 1000;

/** The registry in memory of each replica, at most a second behind the database. */
export class RegistryCache {
  #document: RemoteRegistry = { remotes: [] };
  #etag = '';
  #reads = 0;
  /** Number of the read that is served. */
  #served = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly logger: Logger,
    /** Remotes that are left out are registered, but not there at the moment. */
    readonly isServed: (remote: string) => boolean = () => true,
  ) {}

  async start(): Promise<void> {
    await this.refresh();
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  get(): { document: RemoteRegistry; etag: string } {
    return { document: this.#document, etag: this.#etag };
  }

  /** The result of a read that ends after a later one may be stale, and is not served. */
  async refresh(): Promise<void> {
    const read = (this.#reads += 1);
    const inUse = await this.releases.listInUse();
    const document = describeRegistry(inUse.filter(({ current }) => this.isServed(current.release.name)));
    if (read < this.#served) return;
    this.#served = read;
    this.#etag = `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)}"`;
    this.#document = document;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      void this.refresh()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'registry.refresh.failed')) // the last known registry stays in use
        .finally(() => !this.#stopped && this.#schedule());
    }, pollMs);
  }
}
