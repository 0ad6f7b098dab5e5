import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './page-message.module.css';

/** A page the server cannot show now. Where there is script the browser renders the page in its place. */
export function UnavailableMessage() {
  const { t } = useTranslation();
  return (
    <section className={styles['message']}>
      <h1>{t('unavailable.title')}</h1>
      <p className={styles['text']}>{t('unavailable.text')}</p>
      {/* No address is the page's own: the browser asks for it again. */}
      <ButtonLink href="" size="lg">
        {t('unavailable.retry')}
      </ButtonLink>
    </section>
  );
}
