import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ResendMail } from '../../account-mail/resend-mail';
import { CardLinks } from '../../layout/card-links';
import { Lead } from '../../layout/lead';
import { LinkButton } from '../../layout/link-button';
import { MailCodeForm } from './mail-code-form';
import styles from './magic-link-sign-in.module.css';
import type { SignInMail } from './sign-in-mail';

interface MailSentProps {
  kind: SignInMail;
  email: string;
  onVerified: () => void;
  onOtherAddress: () => void;
}

/** Shown after the request: the code can be typed here, or the link opened. */
export function MailSent({ kind, email, onVerified, onOtherAddress }: MailSentProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const state: unknown = useLocation().state;
  return (
    <>
      <div role="status" className={styles['news']}>
        <MailCheck className={styles['icon']} size={40} aria-hidden="true" />
        <Lead>{t(`mail-links:wayIn.${kind}.sentTo`, { email })}</Lead>
      </div>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('mail-links:wayIn.codeTitle')}</h2>
        <Lead>{t('mail-links:wayIn.codeText')}</Lead>
        <MailCodeForm kind={kind} email={email} onVerified={onVerified} />
      </section>
      <section className={styles['part']}>
        <Lead>{t('mail-links:wayIn.noMail')}</Lead>
        <ResendMail kind={kind} email={email} justSent />
      </section>
      <CardLinks>
        <LinkButton onClick={onOtherAddress}>{t('mail-links:wayIn.otherAddress')}</LinkButton>
        <Link to="/auth" state={state}>
          {t('after-submit:created.toSignIn')}
        </Link>
      </CardLinks>
    </>
  );
}
