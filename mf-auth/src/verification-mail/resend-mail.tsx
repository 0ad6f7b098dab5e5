import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { MailStatus } from './mail-status';
import { useVerificationMail } from './use-verification-mail';
import styles from './verification-mail.module.css';

interface ResendMailProps {
  email: string;
  /** A mail has gone out this moment: the next has to wait. */
  justSent: boolean;
}

/** The verification mail once more, to an address that is known. */
export function ResendMail({ email, justSent }: ResendMailProps) {
  const { t } = useTranslation();
  const mail = useVerificationMail({ justSent });
  const sending = mail.status === 'sending';
  return (
    <div className={styles['resend']}>
      <Button
        variant="secondary"
        busy={sending}
        disabled={mail.secondsLeft > 0}
        onClick={() => void mail.send(email)}
      >
        {t(sending ? 'mail.sending' : 'mail.send')}
      </Button>
      <MailStatus {...mail} />
    </div>
  );
}
