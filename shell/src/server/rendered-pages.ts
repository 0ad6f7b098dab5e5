import type { RenderInput, RenderResult } from '@sabi/shell-sdk';
import { LRUCache } from 'lru-cache';

const freshMs = 30_000;
/** After a failure the cached page is sent for this time before the next attempt. */
const retryMs = 1000;
const bytesWithoutQuery = 32 * 1024 * 1024;
/** Addresses with a query can be made up, so they have a cache of their own and displace no other page. */
const bytesWithQuery = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

export interface RenderedPage {
  readonly result: RenderResult;
  /** The last good copy of a page that cannot be rendered now. */
  readonly isStale: boolean;
}

/** @returns null when the page cannot be rendered */
type RenderPage = () => Promise<RenderResult | null>;
type PageCache = LRUCache<string, RenderedPage, RenderPage>;
/** In milliseconds. */
export type Clock = Pick<Performance, 'now'>;
type PageInput = Pick<RenderInput, 'url' | 'language'> & { readonly dataVersion?: string };

/**
 * Rendered pages: fresh for 30 seconds, and cached after that as the last good copy. They are the same for all visitors, as
 * sessions never reach the server's rendering. The bundle's address is part of the key, as a page loads the files of its
 * release.
 */
export class RenderedPages {
  readonly #withoutQuery: PageCache;
  readonly #withQuery: PageCache;

  constructor(clock: Clock = performance) {
    this.#withoutQuery = createCache(bytesWithoutQuery, clock);
    this.#withQuery = createCache(bytesWithQuery, clock);
  }

  /** Renders a page at most once at a time. @returns null when it cannot be rendered and no copy is cached */
  async get(source: string, input: PageInput, render: RenderPage): Promise<RenderedPage | null> {
    const cache = this.#cacheFor(input);
    const key = keyOf(source, input);
    const page = await cache.fetch(key, { context: render });
    // Addresses without a page are unlimited in number, so they are not cached.
    if (page?.result.status === 404) cache.delete(key);
    return page ?? null;
  }

  findLastGood(source: string, input: PageInput): RenderedPage | null {
    const page = this.#cacheFor(input).peek(keyOf(source, input), { allowStale: true });
    return page && page.result.status !== 404 ? { ...page, isStale: true } : null;
  }

  /** @param sources addresses of the server bundles of releases that are still served */
  retainOnly(sources: ReadonlySet<string>): void {
    for (const cache of [this.#withoutQuery, this.#withQuery]) {
      const others = [...cache.keys()].filter((key) => !sources.has(sourceIn(key)));
      for (const key of others) cache.delete(key);
    }
  }

  #cacheFor({ url }: PageInput): PageCache {
    return url.includes('?') ? this.#withQuery : this.#withoutQuery;
  }
}

function createCache(maxBytes: number, clock: Clock): PageCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ result }, key) =>
      (key.length + result.html.length + JSON.stringify([result.head, result.state]).length) *
      bytesPerCharacter,
    ttl: freshMs,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, last, { context: render, options }) => {
      const result = await render();
      if (result) return { result, isStale: false };
      if (!last) return undefined;
      options.ttl = retryMs;
      return { ...last, isStale: true };
    },
  });
}

const keyOf = (source: string, { language, url, dataVersion = '' }: PageInput) =>
  `${source} ${language} ${url} ${dataVersion}`;
const sourceIn = (key: string) => key.slice(0, key.indexOf(' '));
