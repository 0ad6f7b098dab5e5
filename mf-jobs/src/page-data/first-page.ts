import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';

/** Data of the page rendered by the server. */
export interface FirstPage {
  /** Path and query without language prefix. */
  readonly url: string;
  readonly language: Language;
  readonly page: BoardPage;
}

/** The page in the server's state, if it belongs to this address. */
export function findFirstPage(state: unknown, url: string, language: Language): BoardPage | null {
  const first = state as FirstPage | null;
  return first?.url === url && first.language === language ? first.page : null;
}
