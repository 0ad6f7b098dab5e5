import { useTranslation } from 'react-i18next';
import { PageFrame } from './page';
import styles from './page-skeleton.module.css';

/** Placeholder of a page. Appears only when loading takes long enough to notice. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <PageFrame>
      <div className={styles['skeleton']} role="status" aria-label={t('states.loading')}>
        <span className={styles['title']} />
        <span className={styles['block']} />
        <span className={styles['block']} />
      </div>
    </PageFrame>
  );
}
