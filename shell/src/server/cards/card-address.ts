import { createHash } from 'node:crypto';
import { isLanguage } from '@sabi/contracts/language';
import type { PageHead } from '@sabi/shell-sdk';
import type { PageAddress } from '../page-address';

/** Size that social networks show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Version of the drawing: a new one makes networks fetch cards again. */
const drawing = 1;

export interface CardAddress extends Pick<PageAddress, 'language' | 'path'> {
  readonly hash: string;
}

/**
 * `/cards/en/blog/<hash>.png`: the page whose texts the card shows, and a hash of them. The texts come from the page alone, so
 * that an address cannot put its own text on a branded card.
 */
export function cardAddress(
  { language, path }: Pick<PageAddress, 'language' | 'path'>,
  head: PageHead,
): string {
  return `/cards/${language}${path === '/' ? '' : path}/${hashOf(head)}.png`;
}

/** @returns null for any other address */
export function parseCardAddress(path: string): CardAddress | null {
  const [, language, pagePath, hash] = /^\/cards\/([a-z]{2})(\/.+)?\/([0-9a-f]{16})\.png$/.exec(path) ?? [];
  if (!isLanguage(language) || !hash) return null;
  return { language, path: pagePath ?? '/', hash };
}

export function hashOf({ title, description }: PageHead): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, title, description]))
    .digest('hex')
    .slice(0, 16);
}
