import { Button } from '@sabi/ui/button';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ResendMail } from '../../account-mail/resend-mail';
import { CardLinks } from '../../layout/card-links';
import styles from './account-created.module.css';

interface RecruiterThanksProps {
  email: string;
  onClose: () => void;
}

/** Confirmation for recruiters: the team approves the company, and the address has to be verified meanwhile. */
export function RecruiterThanks({ email, onClose }: RecruiterThanksProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const state: unknown = useLocation().state;
  return (
    <div className={styles['created']}>
      <div role="status" className={styles['news']}>
        <Building2 className={styles['icon']} size={40} aria-hidden="true" />
        <p className={styles['lead']}>{t('after-submit:thanks.text')}</p>
        <p className={styles['text']}>
          {t('after-submit:created.text')} {t('after-submit:created.sentTo', { email })}
        </p>
      </div>
      <Button block onClick={onClose}>
        {t('after-submit:thanks.okay')}
      </Button>
      <ResendMail kind="signup" email={email} justSent />
      <CardLinks>
        <Link to="/auth/verify" state={{ ...(Object(state) as object), email }}>
          {t('after-submit:created.enterCode')}
        </Link>
      </CardLinks>
    </div>
  );
}
