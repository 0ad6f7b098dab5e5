import { Spinner } from '@sabi/ui/spinner';
import { useTranslation } from 'react-i18next';
import styles from './opening.module.css';

/** While what comes after signing in is found out. */
export function Opening() {
  const { t } = useTranslation();
  return (
    <p className={styles['opening']} role="status">
      <Spinner />
      {t('onboardingRedirect.loading')}
    </p>
  );
}
