import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

/** A line of the document, as it stands there. */
export function DocumentLine({ text }: { text: string | undefined }) {
  const { t } = useTranslation('cv-import');
  if (!text) return <p className={styles['noLine']}>{t('check.noLine')}</p>;
  return (
    <figure className={styles['line']}>
      <figcaption>{t('source')}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
