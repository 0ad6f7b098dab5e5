import { Quote as QuoteMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ArticleBody } from '../../content/article-body';
import styles from './quote.module.css';

export function Quote({ quote: { text, author, role } }: { quote: NonNullable<ArticleBody['quote']> }) {
  const { t } = useTranslation();
  return (
    <figure className={styles['quote']}>
      <QuoteMark className={styles['mark']} size={36} aria-hidden="true" />
      <blockquote className={styles['text']}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles['author']}>
        <strong>{author}</strong>
        <span>{role}</span>
        <small>{t('article.inventedQuote')}</small>
      </figcaption>
    </figure>
  );
}
