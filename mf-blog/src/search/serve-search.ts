import type { RenderInput, ServedFile } from '@sabi/shell-sdk';
import { readFilter } from '../features/listing/filter';
import { searchArticles } from './search-articles';

/** The results of a search as JSON: `FoundArticle[]`. */
export function serveSearch({ url, language, siteUrl }: RenderInput): ServedFile {
  const { query } = readFilter(new URL(url, siteUrl).search);
  return {
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(searchArticles(query, language)),
  };
}
