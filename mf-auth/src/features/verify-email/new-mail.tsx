import { Button } from '@sabi/ui/button';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailStatus } from '../../account-mail/mail-status';
import { useAccountMail } from '../../account-mail/use-account-mail';
import type { CodeValues } from './code-values';
import styles from './verify-email.module.css';

/** A new mail to the address in the form; the answer is the same for every address. */
export function NewMail({ form }: { form: UseFormReturn<CodeValues> }) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const mail = useAccountMail({ kind: 'signup', justSent: false });
  const sending = mail.status === 'sending';
  const ask = async () => {
    const isAddress = await form.trigger('email', { shouldFocus: true });
    if (isAddress) await mail.send(form.getValues('email').trim());
  };
  return (
    <div className={styles['newMail']}>
      <p className={styles['text']}>{t('mail-links:verify.newMailText')}</p>
      <Button variant="secondary" busy={sending} disabled={mail.secondsLeft > 0} onClick={() => void ask()}>
        {t(sending ? 'after-submit:mail.sending' : 'after-submit:mail.send')}
      </Button>
      <MailStatus {...mail} />
    </div>
  );
}
