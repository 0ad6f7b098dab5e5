import type { PageHead } from '@sabi/shell-sdk';

type Thing = NonNullable<PageHead['structuredData']>[number];

/**
 * Adds the page's card as image to its main entity where that has none.
 * @param card absolute URL; null for a page without one
 */
export function withCard(thing: Thing, card: string | null): Thing {
  const isShownByCard = 'mainEntityOfPage' in thing && !('image' in thing);
  return card !== null && isShownByCard ? { ...thing, image: card } : thing;
}
