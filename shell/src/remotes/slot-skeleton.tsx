import { useTranslation } from 'react-i18next';
import styles from './remote-slot.module.css';

/** Appears only when loading takes long enough to notice. */
export function SlotSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('slot.loading')}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
