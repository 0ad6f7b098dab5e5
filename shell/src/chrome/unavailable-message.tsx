import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './page-message.module.css';

/** A page that the server cannot render now. With script the browser renders it instead. */
export function UnavailableMessage() {
  const { t } = useTranslation();
  return (
    <section className={styles['message']}>
      <h1>{t('unavailable.title')}</h1>
      <p className={styles['text']}>{t('unavailable.text')}</p>
      {/* An empty address reloads the page. */}
      <ButtonLink href="" size="lg">
        {t('unavailable.retry')}
      </ButtonLink>
    </section>
  );
}
