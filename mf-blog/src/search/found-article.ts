import { type Language, localizedPath } from '@sabi/contracts/language';
import type { ArticleSlug } from '../content/slugs';
import { listingPath } from '../paths';

/** A piece of a sentence; `marked` where it is a word that was searched. */
export interface PassagePiece {
  readonly text: string;
  readonly marked: boolean;
}

/** An article that a search has found, as the server sends it. */
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

/** The search in the state of the first page, when that page is this listing. */
export function findFirstSearch(state: unknown, query: string, language: Language): FirstSearch | null {
  const first = state as FirstSearch | null;
  return first?.query === query && first.language === language ? first : null;
}

export const searchPath = `${listingPath}/search.json`;

/** Where the browser asks for what the server would find. */
export function searchAddress(query: string, language: Language): string {
  return `${localizedPath(language, searchPath)}?${new URLSearchParams({ q: query })}`;
}
