import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';

/** A change of address takes effect once both addresses have confirmed it. */
export function PendingEmail({ email, pending }: { email: string; pending: string }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const sendAgain = async () => {
    setBusy(true);
    const found = await tryAccount(shell, (client) => client.resend({ type: 'email_change', email }));
    setBusy(false);
    setFailure(found);
    if (!found) shell.toast({ tone: 'success', title: t('email.sentAgain') });
  };

  return (
    <>
      <Notice
        tone="info"
        title={t('email.pendingTitle', { pending })}
        actions={
          email && (
            <Button variant="secondary" busy={isBusy} onClick={() => void sendAgain()}>
              {t('email.sendAgain')}
            </Button>
          )
        }
      >
        {t('email.pendingText', { email, pending })}
      </Notice>
      <FailureNotice failure={failure} title={t('email.notSent')} />
    </>
  );
}
