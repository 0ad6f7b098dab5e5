import { useSignedIn } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { elsewhere, writeToUs } from '../../../paths';
import styles from './take-part.module.css';

/** The one thing to do: an account first; who has one reserves by message. */
export function TakePart() {
  const { t } = useTranslation('events');
  const step = useSignedIn() ? 'reserve' : 'signUp';
  return (
    <div className={styles['part']}>
      <ActionLink size="lg" block to={step === 'reserve' ? writeToUs : elsewhere.signUpPage}>
        {t(`page.${step}`)}
      </ActionLink>
      <p className={styles['text']}>{t(`page.${step}Text`)}</p>
    </div>
  );
}
