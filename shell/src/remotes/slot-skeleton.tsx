import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './remote-slot.module.css';

/**
 * Appears only when loading takes long enough to notice.
 * @param children text for browsers without scripts, rendered by the server alone
 */
export function SlotSkeleton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['skeleton']} role="status" aria-label={t('slot.loading')}>
        <span />
        <span />
        <span />
        <span />
      </div>
      <noscript>{children}</noscript>
    </>
  );
}
