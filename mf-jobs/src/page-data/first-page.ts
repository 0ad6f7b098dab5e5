import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';

/** What the server rendered the first page from. */
export interface FirstPage {
  /** Path and query without language prefix. */
  readonly url: string;
  readonly language: Language;
  readonly page: BoardPage;
}

/** The page in the state that the server sent, if it is of this address. */
export function findFirstPage(state: unknown, url: string, language: Language): BoardPage | null {
  const first = state as FirstPage | null;
  return first?.url === url && first.language === language ? first.page : null;
}
