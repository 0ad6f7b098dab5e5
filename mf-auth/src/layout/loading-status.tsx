import { Spinner } from '@sabi/ui/spinner';
import { useTranslation } from 'react-i18next';
import styles from './loading-status.module.css';

/** Shown while the page after signing in is chosen. */
export function LoadingStatus() {
  const { t } = useTranslation();
  return (
    <p className={styles['status']} role="status">
      <Spinner />
      {t('onboardingRedirect.loading')}
    </p>
  );
}
