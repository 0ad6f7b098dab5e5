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
  /** Where its text speaks of what was searched; null when only title, excerpt or industry do. */
  readonly passage: readonly PassagePiece[] | null;
}

/** What the server sends along with a listing that is searched, so that the browser need not ask again. */
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
