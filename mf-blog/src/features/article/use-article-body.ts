import { useShell } from '@sabi/shell-sdk/react';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useState } from 'react';
import type { ArticleBody } from '../../content/article-body';
import { findFirstBody } from '../../content/first-article';
import { loadArticleBody } from '../../content/load-article-body';
import type { ArticleSlug } from '../../content/slugs';

/** The body of an article: at once when it came with the page, else when its file has loaded. */
export function useArticleBody(slug: ArticleSlug) {
  const { initialState, language, logger } = useShell();
  const [body, setBody] = useState<ArticleBody | null>(() => findFirstBody(initialState, slug, language));
  const [failed, setFailed] = useState(false);
  const waiting = !body && !failed;

  useEffect(() => {
    if (!waiting) return;
    let left = false;
    loadArticleBody(slug, language).then(
      (loaded) => {
        if (!left) setBody(loaded);
      },
      (error: unknown) => {
        if (left) return;
        logger.error('article.body-failed', error);
        setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [waiting, slug, language, logger]);

  const retry = () => setFailed(false);
  useOnReconnect(retry);
  return { body, failed, retry };
}
