import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Topic, topics } from '../../content/topics';
import { type Filter, filterPath } from './filter';
import styles from './topic-links.module.css';

const choices: readonly (Topic | null)[] = [null, ...topics];

/** The topics as links, so that each filter has an address; the search is preserved. */
export function TopicLinks({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['nav']} aria-label={t('search.topics')}>
      <ul className={styles['topics']}>
        {choices.map((topic) => (
          <li key={topic}>
            <Link
              className={styles['topic']}
              to={filterPath({ ...filter, topic })}
              aria-current={topic === filter.topic || undefined}
            >
              {topic ? t(`topics.${topic}`) : t('search.allTopics')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
