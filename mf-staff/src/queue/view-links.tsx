import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Queue, QueueView } from './queue';
import styles from './queue-page.module.css';

export function ViewLinks({ queue: { path, views }, current }: { queue: Queue; current: QueueView }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['views']} aria-label={t('viewsLabel')}>
      {views.map((view, index) => (
        <Link
          key={view.name}
          className={styles['view']}
          to={index === 0 ? path : `${path}?view=${view.name}`}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view.name}`)}
        </Link>
      ))}
    </nav>
  );
}
