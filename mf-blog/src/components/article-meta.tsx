import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../content/article';
import { formatDate } from '@sabi/shell-sdk/dates';
import styles from './article-meta.module.css';

interface ArticleMetaProps {
  article: Article;
  withAuthor?: boolean;
}

/** Publication date and reading time of an article. */
export function ArticleMeta({
  article: { published, modified, readMinutes },
  withAuthor = false,
}: ArticleMetaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['meta']}>
      {withAuthor && <li className={styles['author']}>{t('article.author')}</li>}
      <li>
        <time dateTime={published}>{formatDate(published, language)}</time>
      </li>
      {modified && (
        <li>
          <time dateTime={modified}>{t('article.updated', { date: formatDate(modified, language) })}</time>
        </li>
      )}
      <li>{t('readTime', { minutes: readMinutes })}</li>
    </ul>
  );
}
