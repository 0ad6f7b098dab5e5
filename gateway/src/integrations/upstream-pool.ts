import type { Logger } from '@sabi/service-kit/logger';
import { LRUCache } from 'lru-cache';
import { mostRequests, Upstream } from './upstream';

const maxOrigins = 200;

/** One upstream, with its own circuit breaker, for each file server of a remote. */
export class UpstreamPool {
  readonly #upstreams = new LRUCache<string, Upstream>({
    max: maxOrigins,
    dispose: (upstream) => upstream.close(),
  });

  constructor(private readonly logger: Logger) {}

  /** @param name for logs and metrics; the origin alone identifies the upstream */
  of(name: string, origin: string): Upstream {
    const known = this.#upstreams.get(origin);
    if (known) return known;
    // Without a limit per network, as a page loads many files at once, and a CDN loads those of many visitors.
    const upstream = new Upstream(name, origin, this.logger, mostRequests);
    this.#upstreams.set(origin, upstream);
    return upstream;
  }

  list(): Upstream[] {
    return [...this.#upstreams.values()];
  }

  close(): void {
    this.#upstreams.clear();
  }
}
