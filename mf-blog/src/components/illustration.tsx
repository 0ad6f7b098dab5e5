import { useTranslation } from 'react-i18next';
import type { Article } from '../content/article';
import styles from './illustration.module.css';

interface IllustrationProps {
  article: Article;
  /** Seen as soon as the page opens; the rest waits until it is near. */
  eager: boolean;
  /** Loads with high priority, as the largest element of the page. */
  urgent?: boolean;
}

/** The picture of an article. All are drawn in one size. */
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
