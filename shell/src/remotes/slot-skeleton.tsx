import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './remote-slot.module.css';

/** Appears only when loading takes long enough to notice. Without script nothing more will come: it says so instead. */
export function SlotSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['skeleton']} role="status" aria-label={t('slot.loading')}>
        <span />
        <span />
        <span />
        <span />
      </div>
      <noscript>
        <div className={styles['failure']}>
          <Notice
            tone="danger"
            title={t('slot.failedTitle')}
            actions={
              // No address is the page's own: the browser asks for it again.
              <ButtonLink variant="secondary" href="">
                {t('slot.retry')}
              </ButtonLink>
            }
          >
            {t('slot.failedText')}
          </Notice>
        </div>
      </noscript>
    </>
  );
}
