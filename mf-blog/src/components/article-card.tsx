import { useLanguage } from '@sabi/shell-sdk/react';
import { Link } from 'react-router-dom';
import type { Article } from '../content/article';
import type { PassagePiece } from '../search/found-article';
import { articlePath } from '../paths';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta';
import { Illustration } from './illustration';
import { Passage } from './passage';
import { TopicLabel } from './topic-label';

interface ArticleCardProps {
  article: Article;
  /** Level of the title, one below the heading above the card. */
  heading: 'h2' | 'h3';
  /** For a card that is visible at first. */
  eager?: boolean;
  /** The passage that matches the search, shown instead of the excerpt. */
  passage?: readonly PassagePiece[] | null;
}

/** An article in a list; the whole card is the link. */
export function ArticleCard({ article, heading: Heading, eager = false, passage = null }: ArticleCardProps) {
  const language = useLanguage();
  return (
    <article className={styles['frame']}>
      <div className={styles['card']}>
        <Illustration article={article} eager={eager} />
        <div className={styles['words']}>
          <TopicLabel slug={article.slug} />
          <Heading className={styles['title']}>
            <Link className={styles['link']} to={articlePath(article.slug)}>
              {article.title[language]}
            </Link>
          </Heading>
          <p className={styles['excerpt']}>
            {passage ? <Passage pieces={passage} /> : article.excerpt[language]}
          </p>
          <ArticleMeta article={article} />
        </div>
      </div>
    </article>
  );
}
