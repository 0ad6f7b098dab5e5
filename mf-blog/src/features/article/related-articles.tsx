import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../components/article-card';
import type { Article } from '../../content/article';
import { relatedTo } from '../../content/articles';
import styles from './related-articles.module.css';

export function RelatedArticles({ article }: { article: Article }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles['related']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {t('article.related')}
      </h2>
      <ul className={styles['cards']}>
        {relatedTo(article).map((related) => (
          <li key={related.slug}>
            <ArticleCard article={related} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
