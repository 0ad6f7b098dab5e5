import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import type { Article } from '../../content/article';
import { ArticleBodyParts } from './article-body-parts';
import { ArticleHero } from './article-hero';
import styles from './article-page.module.css';
import { BodyFailure, BodyPlaceholder } from './body-placeholder';
import { CallToAction } from './call-to-action';
import { RelatedArticles } from './related-articles';
import { useArticleBody } from './use-article-body';
import { useArticleData } from './use-article-data';

export function ArticlePage({ article }: { article: Article }) {
  const language = useLanguage();
  const { body, failed, retry } = useArticleBody(article.slug);
  usePageHead({
    title: article.title[language],
    description: article.excerpt[language],
    openGraphType: 'article',
    structuredData: useArticleData(article, body),
  });
  return (
    <>
      <article className={styles['article']}>
        <ArticleHero article={article} />
        {body && <ArticleBodyParts body={body} />}
        {!body && !failed && <BodyPlaceholder />}
        {failed && <BodyFailure onRetry={retry} />}
      </article>
      {body && <CallToAction texts={body.callToAction} />}
      <RelatedArticles article={article} />
    </>
  );
}
