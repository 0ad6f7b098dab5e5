import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failures/use-failure-text';
import type { useAccountMail } from './use-account-mail';
import styles from './account-mail.module.css';

type MailStatusProps = Pick<ReturnType<typeof useAccountMail>, 'kind' | 'status' | 'failure' | 'secondsLeft'>;

/** Outcome of a mail request, with a countdown to the next one. */
export function MailStatus({ kind, status, failure, secondsLeft }: MailStatusProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const describe = useFailureText();
  const formatWait = useWaitFormat();
  // The countdown already shows when to retry, so a rate limit needs no message.
  const shownFailure = failure?.kind === 'rate-limited' && secondsLeft > 0 ? null : failure;
  return (
    <>
      <div role="status">
        {status === 'sent' && <p className={styles['text']}>{t(`after-submit:mail.sent.${kind}`)}</p>}
      </div>
      {shownFailure && (
        <p className={styles['failure']} role="alert">
          {describe(shownFailure, t('after-submit:mail.failed'))}
        </p>
      )}
      {secondsLeft > 0 && (
        <p className={styles['text']}>{t('after-submit:mail.wait', { when: formatWait(secondsLeft) })}</p>
      )}
    </>
  );
}
