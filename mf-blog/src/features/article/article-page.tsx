import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArticleMeta } from '../../components/article-meta';
import { Illustration } from '../../components/illustration';
import type { Article } from '../../content/article';
import { listingPath } from '../../paths';
import styles from './article-page.module.css';
import { NextStep } from './next-step';
import { RelatedArticles } from './related-articles';

export function ArticlePage({ article }: { article: Article }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = article.title[language];
  usePageHead({ title, description: article.excerpt[language], openGraphType: 'article' });
  return (
    <>
      <article>
        <header className={styles['hero']}>
          <div className={styles['opening']}>
            <div className={styles['words']}>
              <Link className={styles['back']} to={listingPath}>
                <ArrowLeft size={18} aria-hidden="true" />
                {t('article.back')}
              </Link>
              <h1 className={styles['title']}>{title}</h1>
              <p className={styles['excerpt']}>{article.excerpt[language]}</p>
              <ArticleMeta article={article} />
            </div>
            <div className={styles['picture']}>
              <Illustration article={article} eager />
            </div>
          </div>
        </header>
        <div className={styles['body']}>
          <div className={styles['text']}>
            {article.introduction[language].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <NextStep slug={article.slug} />
        </div>
      </article>
      <RelatedArticles article={article} />
    </>
  );
}
