import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import styles from './agreement.module.css';

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Links to the terms, opened in tabs of their own so that nothing typed is lost. */
export function Agreement() {
  const { t } = useTranslation();
  return (
    <p className={styles['agreement']}>
      {t('signUp.agreement')}{' '}
      <a href={useHref('/terms')} {...newTab}>
        {t('signUp.terms')}
      </a>
      {', '}
      <a href={useHref('/privacy')} {...newTab}>
        {t('signUp.privacy')}
      </a>
    </p>
  );
}
