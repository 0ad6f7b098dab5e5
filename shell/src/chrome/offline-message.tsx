import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './page-message.module.css';

/** Shown by the service worker in place of a page that cannot be asked for. */
export function OfflineMessage() {
  const { t } = useTranslation();
  return (
    <section className={styles['message']}>
      <h1>{t('slot.offlineTitle')}</h1>
      <p className={styles['text']}>{t('slot.noConnection')}</p>
      {/* An empty address is that of the page that was wanted. */}
      <ButtonLink href="" size="lg">
        {t('unavailable.retry')}
      </ButtonLink>
    </section>
  );
}
