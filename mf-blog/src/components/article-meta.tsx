import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../content/article';
import { formatDate } from '../format-date';
import styles from './article-meta.module.css';

/** When an article was published, and how long it takes to read. */
export function ArticleMeta({ article: { published, readMinutes } }: { article: Article }) {
  const { t } = useTranslation();
  return (
    <p className={styles['meta']}>
      <time dateTime={published}>{formatDate(published, useLanguage())}</time>
      <span aria-hidden="true">·</span>
      <span>{t('readTime', { minutes: readMinutes })}</span>
    </p>
  );
}
