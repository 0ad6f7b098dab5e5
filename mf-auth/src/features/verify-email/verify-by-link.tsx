import { localizedPath } from '@sabi/contracts/language';
import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { type TokenFault, findTokenFault } from '../../failures/token-fault';
import styles from './verify-email.module.css';

/** Button that uses the link's token. Reports a used or expired link; other failures can be retried. */
export function VerifyByLink({ token, onVerified }: { token: string; onVerified: () => void }) {
  const { t } = useTranslation('mail-links');
  const shell = useShell();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const fault = failure && findTokenFault(failure);
  const isSignedIn = () => shell.session.state.get().status === 'signed-in';

  const verify = async () => {
    setBusy(true);
    setFailure(null);
    const found = await tryAccount(shell, (client) =>
      client.verifyOtp({ token_hash: token, type: 'signup' }),
    );
    setBusy(false);
    // A used link is fine for a signed-in user.
    const isDone = !found || (findTokenFault(found) === 'used' && isSignedIn());
    setFailure(isDone ? null : found);
    if (isDone) onVerified();
  };
  if (fault) return <ExpiredLink fault={fault} />;
  return (
    <div className={styles['link']}>
      <p className={styles['text']}>{t('verify.linkText')}</p>
      <Button size="lg" block busy={busy} disabled={!hydrated} onClick={() => void verify()}>
        {t(busy ? 'verify.busy' : 'verify.linkButton')}
      </Button>
      <FailureNotice failure={failure} title={t('verify.failedTitle')} fallback={t('verify.failedText')} />
    </div>
  );
}

function ExpiredLink({ fault }: { fault: TokenFault }) {
  const { t } = useTranslation('mail-links');
  const { language } = useShell();
  return (
    <Notice
      tone={fault === 'used' ? 'info' : 'danger'}
      title={t(`verify.link.${fault}Title`)}
      actions={
        fault !== 'wrong' && (
          <ButtonLink variant="secondary" href={localizedPath(language, '/auth')}>
            {t('verify.signIn')}
          </ButtonLink>
        )
      }
    >
      {t(`verify.link.${fault}Text`)}
    </Notice>
  );
}
