import type { PageDataSource, RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { Logger } from '@sabi/service-kit/logger';
import { LRUCache } from 'lru-cache';
import type { PageAddress } from './page-address';
import type { Clock } from './rendered-pages';
import { revalidate } from './revalidate';

/** Maximum age of a copy sent while its source is unavailable, so that hidden content disappears. */
const longestCopyMs = 60_000;
const cachedBytes = 16 * 1024 * 1024;
const bytesPerCharacter = 2;
const longestAnswer = 2 * 1024 * 1024;

/** Data of a page as last received from its source. */
export interface PageContent {
  readonly status: 200 | 410;
  readonly data: unknown;
  /** Changes with the data. */
  readonly version: string;
}

interface Copy {
  readonly content: PageContent;
  readonly length: number;
  /** When the source last confirmed it. */
  readonly confirmedAt: number;
}

export interface PageDataClient {
  /** @returns 'missing' where the source has no such page, null when it does not answer in time and no copy is recent enough */
  get(source: PageDataSource, address: PageAddress): Promise<PageContent | 'missing' | null>;
}

interface ClientOptions {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly clock?: Clock;
}

/**
 * Fetches the data anew for each request of a page, so that hidden content disappears at once. The source answers 304 when
 * nothing has changed.
 */
export function createPageDataClient(options: ClientOptions): PageDataClient {
  const { clock = performance, logger } = options;
  const copies = new LRUCache<string, Copy>({
    maxSize: cachedBytes,
    sizeCalculation: ({ length }, key) => (length + key.length) * bytesPerCharacter,
  });
  return {
    get: async (source, address) => {
      const url = addressOf(source, address, options.platformUrl);
      const copy = copies.get(url.href);
      try {
        const answer = await ask(url, copy, options.timeoutMs);
        if (answer === 'missing') {
          copies.delete(url.href);
          return answer;
        }
        copies.set(url.href, { ...answer, confirmedAt: clock.now() });
        return answer.content;
      } catch (error) {
        logger.warn({ err: error, source: source.from }, 'page.data.failed');
        const isYoung = copy && clock.now() - copy.confirmedAt < longestCopyMs;
        return isYoung ? copy.content : null;
      }
    },
  };
}

/** @returns undefined for a page without data of a service */
export function findPageDataSource(
  { pageData = [] }: Pick<RegisteredRemote, 'pageData'>,
  path: string,
): PageDataSource | undefined {
  return pageData
    .filter((source) => path === source.path || path.startsWith(`${source.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

function addressOf(
  { from }: PageDataSource,
  { path, search, language }: PageAddress,
  platformUrl: string,
): URL {
  const url = new URL(from, platformUrl);
  url.search = new URLSearchParams({ url: `${path}${search}`, language }).toString();
  return url;
}

/** @throws {Error} where the source does not answer in time, or otherwise than with a page */
async function ask(
  url: URL,
  copy: Copy | undefined,
  timeoutMs: number,
): Promise<Pick<Copy, 'content' | 'length'> | 'missing'> {
  const response = await fetch(url, {
    headers: copy ? revalidate(copy.content.version) : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304 && copy) return copy;
  const text = await response.text();
  if (response.status === 404 || response.status === 422) return 'missing';
  if (response.status !== 200 && response.status !== 410)
    throw new Error(`The page's data answered ${response.status}`);
  if (text.length > longestAnswer) throw new Error('The data of the page is too long');
  const version = response.headers.get('etag');
  if (!version) throw new Error('The data of the page has no ETag');
  return {
    content: { status: response.status, data: JSON.parse(text) as unknown, version },
    length: text.length,
  };
}
