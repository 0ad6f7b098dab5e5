import { useTranslation } from 'react-i18next';
import type { ArticleSlug } from '../content/slugs';
import { topicOf } from '../content/topics';
import styles from './topic-label.module.css';

export function TopicLabel({ slug }: { slug: ArticleSlug }) {
  const { t } = useTranslation();
  return <p className={styles['topic']}>{t(`topics.${topicOf(slug)}`)}</p>;
}
