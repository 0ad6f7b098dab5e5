import { useLanguage } from '@sabi/shell-sdk/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArticleMeta } from '../../components/article-meta';
import { Illustration } from '../../components/illustration';
import { TopicLabel } from '../../components/topic-label';
import type { Article } from '../../content/article';
import { listingPath } from '../../paths';
import styles from './article-hero.module.css';
import { Share } from './share/share';

/** The content of the article's card, at page size. */
export function ArticleHero({ article }: { article: Article }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={styles['hero']}>
      <div className={styles['frame']}>
        <Link className={styles['back']} to={listingPath}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('article.back')}
        </Link>
        <div className={styles['words']}>
          <TopicLabel slug={article.slug} />
          <h1 className={styles['title']}>{article.title[language]}</h1>
          <p className={styles['excerpt']}>{article.excerpt[language]}</p>
          <div className={styles['facts']}>
            <ArticleMeta article={article} withAuthor />
            <Share article={article} />
          </div>
        </div>
        <div className={styles['picture']}>
          <Illustration article={article} eager urgent />
        </div>
      </div>
    </header>
  );
}
