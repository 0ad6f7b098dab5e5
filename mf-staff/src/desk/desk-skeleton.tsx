import { useTranslation } from 'react-i18next';
import styles from './desk-skeleton.module.css';

/** Placeholder of a queue. Appears only when loading takes long enough to notice. */
export function DeskSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className={styles['row']} />
      ))}
    </div>
  );
}
