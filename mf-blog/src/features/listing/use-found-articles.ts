import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../content/article';
import { articles, findArticle } from '../../content/articles';
import { topicOf } from '../../content/topics';
import { findFirstSearch, type FoundArticle, searchAddress } from '../../search/found-article';
import { type Filter, matches } from './filter';

export interface ListedArticle {
  readonly article: Article;
  readonly passage: FoundArticle['passage'];
}

interface Outcome {
  readonly query: string;
  readonly found: readonly FoundArticle[] | 'failed';
}

interface FoundArticles {
  readonly listed: readonly ListedArticle[];
  /** failed: only the cards could be searched, not the texts. */
  readonly state: 'found' | 'searching' | 'failed';
  readonly retry: () => void;
}

/** Articles of the topic that match the search, in the reader's language. The server searches the full texts. */
export function useFoundArticles({ query, topic }: Filter): FoundArticles {
  const { initialState, fetch, logger } = useShell();
  const language = useLanguage();
  const findOnCards = useCardSearch();
  const [outcome, setOutcome] = useState<Outcome | null>(() =>
    findFirstSearch(initialState, query, language),
  );
  const isSettled = query === '' || outcome?.query === query;

  useEffect(() => {
    if (isSettled) return;
    const left = new AbortController();
    requestJson<FoundArticle[]>(fetch, searchAddress(query, language), { signal: left.signal }).then(
      (found) => {
        if (!left.signal.aborted) setOutcome({ query, found });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        logger.error('search.failed', error);
        setOutcome({ query, found: 'failed' });
      },
    );
    return () => left.abort();
  }, [isSettled, query, language, fetch, logger]);

  const hasFailed = isSettled && outcome?.found === 'failed';
  // While the server searches, the previous results stay in view.
  const found = outcome && outcome.found !== 'failed' ? outcome.found : findOnCards(query);
  const inTopic = ({ article }: ListedArticle) => !topic || topicOf(article.slug) === topic;
  return {
    listed: (query === '' ? findOnCards('') : found).flatMap(toListed).filter(inTopic),
    state: !isSettled ? 'searching' : query !== '' && hasFailed ? 'failed' : 'found',
    retry: () => setOutcome(null),
  };
}

function toListed({ slug, passage }: FoundArticle): ListedArticle[] {
  const article = findArticle(slug);
  return article ? [{ article, passage }] : [];
}

/** Searches the texts of the cards, which the browser has. */
function useCardSearch() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (query: string): FoundArticle[] =>
    articles
      .filter(({ slug, title, excerpt }) => {
        const texts = [
          title[language],
          excerpt[language],
          t(`industries.${slug}`),
          t(`searchWords.${slug}`),
          t(`topics.${topicOf(slug)}`),
        ];
        return matches(texts.join(' '), query);
      })
      .map(({ slug }) => ({ slug, passage: null }));
}
