import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ResendMail } from '../../account-mail/resend-mail';
import { CardLinks } from '../../layout/card-links';
import styles from './account-created.module.css';
import type { CreatedAccount } from './created-account';

/** The confirmation, with the next steps. */
export function AccountCreated({ email, cv }: Pick<CreatedAccount, 'email' | 'cv'>) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const state: unknown = useLocation().state;
  return (
    <div className={styles['created']}>
      <div role="status" className={styles['news']}>
        <MailCheck className={styles['icon']} size={40} aria-hidden="true" />
        <p className={styles['lead']}>{t('after-submit:created.text')}</p>
        <p className={styles['text']}>{t('after-submit:created.sentTo', { email })}</p>
        {cv && <p className={styles['text']}>{t(`after-submit:created.cv.${cv}`)}</p>}
      </div>
      <ResendMail kind="signup" email={email} justSent />
      <CardLinks>
        <Link to="/auth/verify" state={{ ...(Object(state) as object), email }}>
          {t('after-submit:created.enterCode')}
        </Link>
        <Link to="/auth" state={state}>
          {t('after-submit:created.toSignIn')}
        </Link>
      </CardLinks>
    </div>
  );
}
