import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../content/article';
import { articles } from '../../content/articles';
import { topicOf } from '../../content/topics';
import { type Filter, matches } from './filter';

/** Articles of the topic whose card, industry or topic speaks of what is searched, in the reader's language. */
export function useFoundArticles({ query, topic }: Filter): Article[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return articles.filter(({ slug, title, excerpt }) => {
    if (topic && topicOf(slug) !== topic) return false;
    const words = [
      title[language],
      excerpt[language],
      t(`industries.${slug}`),
      t(`searchWords.${slug}`),
      t(`topics.${topicOf(slug)}`),
    ];
    return matches(words.join(' '), query);
  });
}
