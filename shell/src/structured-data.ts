import type { PageHead } from '@sabi/shell-sdk';

type Thing = NonNullable<PageHead['structuredData']>[number];

/**
 * What is the main thing of its page and brings no picture is shown by the page's card.
 * @param card whole address; null for a page without one
 */
export function withCard(thing: Thing, card: string | null): Thing {
  const isShownByCard = 'mainEntityOfPage' in thing && !('image' in thing);
  return card !== null && isShownByCard ? { ...thing, image: card } : thing;
}
