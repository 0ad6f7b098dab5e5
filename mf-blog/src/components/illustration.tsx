import { useTranslation } from 'react-i18next';
import type { Article } from '../content/article';
import styles from './illustration.module.css';

interface IllustrationProps {
  article: Article;
  /** Visible at first; other pictures load when they are near. */
  eager: boolean;
  /** Loads with high priority: the largest element of the page. */
  urgent?: boolean;
}

/** Picture of an article; all have the same size. */
export function Illustration({ article: { slug, illustration }, eager, urgent = false }: IllustrationProps) {
  const { t } = useTranslation();
  return (
    <img
      className={styles['illustration']}
      src={illustration}
      alt={t(`illustrations.${slug}`)}
      width={480}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
