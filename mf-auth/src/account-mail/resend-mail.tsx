import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import type { AccountMail } from './account-mail';
import { MailStatus } from './mail-status';
import { useAccountMail } from './use-account-mail';
import styles from './account-mail.module.css';

interface ResendMailProps {
  kind: AccountMail;
  email: string;
  /** A mail was sent just now, so the next has to wait. */
  justSent: boolean;
}

/** Resends a mail to a known address. */
export function ResendMail({ kind, email, justSent }: ResendMailProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const mail = useAccountMail({ kind, justSent });
  const sending = mail.status === 'sending';
  return (
    <div className={styles['resend']}>
      <Button
        variant="secondary"
        busy={sending}
        disabled={mail.secondsLeft > 0}
        onClick={() => void mail.send(email)}
      >
        {t(sending ? 'after-submit:mail.sending' : 'after-submit:mail.send')}
      </Button>
      <MailStatus {...mail} />
    </div>
  );
}
