import {
  type RemoteRegistry,
  registeredRemoteSchema,
  versionOverrideHeader,
} from '@sabi/contracts/http/gateway/platform';
import type { Logger } from '@sabi/service-kit/logger';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { revalidate } from './revalidate';

const requestTimeoutMs = 3000;
const knownOverrides = 50;
const overrideCacheMs = 2000;

const envelopeSchema = z.object({ remotes: z.array(z.looseObject({ name: z.string() })) });

interface RegistryClientOptions {
  readonly url: string;
  readonly pollMs: number;
  readonly logger: Logger;
  /** Prepares the releases of a registry; the previous registry stays in use until that is done. */
  readonly prepare?: (registry: RemoteRegistry) => Promise<void>;
}

/** Polls the gateway's registry of remotes; the last one stays in use while the gateway is unavailable. */
export class RegistryClient {
  #current: RemoteRegistry | undefined;
  readonly #overridden = new LRUCache<string, RemoteRegistry>({
    max: knownOverrides,
    ttl: overrideCacheMs,
    fetchMethod: (overrides) => this.#fetchWith(overrides),
  });
  #etag = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #listeners: ((registry: RemoteRegistry) => void)[] = [];

  constructor(private readonly options: RegistryClientOptions) {}

  start(): void {
    void this.#poll();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  onChange(listener: (registry: RemoteRegistry) => void): void {
    this.#listeners.push(listener);
  }

  get(): RemoteRegistry {
    return this.#current ?? { remotes: [] };
  }

  /**
   * The registry with the versions that a tester requests; the visitors' registry where they are unavailable.
   * @param overrides the header's value
   */
  async getWith(overrides: string): Promise<RemoteRegistry> {
    return (await this.#overridden.fetch(overrides)) ?? this.get();
  }

  /** Whether a registry was received; until then every page is missing. */
  isKnown(): boolean {
    return this.#current !== undefined;
  }

  /** @throws {Error} until a registry was received and its releases are prepared */
  assertKnown(): void {
    if (!this.isKnown()) throw new Error('The registry of remotes is not known yet');
  }

  async #poll(): Promise<void> {
    try {
      await this.#fetch();
    } catch (error) {
      this.options.logger.warn({ err: error }, 'registry.fetch.failed');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#poll(), this.options.pollMs);
  }

  async #fetchWith(overrides: string): Promise<RemoteRegistry | undefined> {
    try {
      const response = await fetch(new URL('/remotes.json', this.options.url), {
        headers: { [versionOverrideHeader]: overrides },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      return this.#read(await response.json());
    } catch (error) {
      this.options.logger.warn({ err: error }, 'registry.fetch.failed');
      return undefined;
    }
  }

  async #fetch(): Promise<void> {
    const response = await fetch(new URL('/remotes.json', this.options.url), {
      headers: revalidate(this.#etag),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    const registry = this.#read(await response.json());
    await this.options.prepare?.(registry);
    this.#etag = response.headers.get('etag') ?? '';
    this.#current = registry;
    for (const listener of this.#listeners) listener(registry);
    this.options.logger.info(
      { remotes: registry.remotes.map(({ name, release }) => `${name}@${release.version}`) },
      'registry.changed',
    );
  }

  /** An entry that cannot be parsed keeps its previous state or is left out, so that the other remotes stay available. */
  #read(body: unknown): RemoteRegistry {
    const remotes = envelopeSchema.parse(body).remotes.flatMap((entry) => {
      const { success, data, error } = registeredRemoteSchema.safeParse(entry);
      if (success) return [data];
      this.options.logger.warn({ err: error, name: entry.name }, 'registry.remote.unreadable');
      return this.get().remotes.filter(({ name }) => name === entry.name);
    });
    return { remotes };
  }
}
