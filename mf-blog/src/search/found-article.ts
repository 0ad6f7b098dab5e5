import { type Language, localizedPath } from '@sabi/contracts/language';
import type { ArticleSlug } from '../content/slugs';
import { listingPath } from '../paths';

/** Piece of a sentence; `marked` for a searched word. */
export interface PassagePiece {
  readonly text: string;
  readonly marked: boolean;
}

/** A search result, as the server sends it. */
export interface FoundArticle {
  readonly slug: ArticleSlug;
  /** The passage that matches the search; null when only title, excerpt or industry match. */
  readonly passage: readonly PassagePiece[] | null;
}

/** Results that the server sends with a listing's page, so that the browser need not request them again. */
export interface FirstSearch {
  readonly query: string;
  readonly language: Language;
  readonly found: readonly FoundArticle[];
}

/** The results in the state of the first page, when that page is this search. */
export function findFirstSearch(state: unknown, query: string, language: Language): FirstSearch | null {
  const first = state as FirstSearch | null;
  return first?.query === query && first.language === language ? first : null;
}

export const searchPath = `${listingPath}/search.json`;

/** Address of the server's search. */
export function searchAddress(query: string, language: Language): string {
  return `${localizedPath(language, searchPath)}?${new URLSearchParams({ q: query })}`;
}
