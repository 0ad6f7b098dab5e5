import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';

/** Appears after a delay, as most pages load sooner. */
export function PageSkeleton() {
  const { t } = useTranslation('states');
  return (
    <div className={styles['frame']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <span className={styles['title']} />
      <span className={styles['line']} />
      <span className={styles['block']} />
      <span className={styles['block']} />
      <span className={styles['block']} />
    </div>
  );
}
