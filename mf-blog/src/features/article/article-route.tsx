import { PermanentRedirect, NotFound } from '@sabi/shell-sdk/react';
import { useParams } from 'react-router-dom';
import { findArticle } from '../../content/articles';
import { findCanonicalSlug } from '../../content/slugs';
import { articlePath } from '../../paths';
import { ArticlePage } from './article-page';

/** The article at an address, in any spelling. */
export function ArticleRoute() {
  const { slug = '' } = useParams();
  const article = findArticle(slug);
  if (article) return <ArticlePage key={slug} article={article} />;
  const canonical = findCanonicalSlug(slug);
  return canonical ? <PermanentRedirect to={articlePath(canonical)} /> : <NotFound />;
}
