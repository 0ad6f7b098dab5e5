import { tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { Spinner } from '@sabi/ui/spinner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failures/use-failure-text';
import { CardLinks } from '../layout/card-links';
import { LinkButton } from '../layout/link-button';
import { AppCodeForm } from './app-code-form';
import { RecoveryCodeForm } from './recovery-code-form';
import styles from './second-factor.module.css';
import { type Factors, useFactors } from './use-factors';

type Way = 'app' | 'recovery';

interface SecondFactorProps {
  onVerified: () => void;
  /** Ends the session instead. */
  onSignedOut: () => void;
}

/** Asks for the second factor after any way of signing in. */
export function SecondFactor({ onVerified, onSignedOut }: SecondFactorProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const shell = useShell();
  const { factors, retry } = useFactors();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await tryAccount(shell, (client) => client.signOut({ scope: 'local' }));
    onSignedOut();
  };
  return (
    <>
      <Ways factors={factors} onVerified={onVerified} onRetry={retry} />
      <CardLinks>
        <LinkButton disabled={busy} onClick={() => void leave()}>
          {t('after-submit:factor.signOut')}
        </LinkButton>
      </CardLinks>
    </>
  );
}

interface WaysProps {
  factors: Factors;
  onVerified: () => void;
  onRetry: () => void;
}

function Ways({ factors, onVerified, onRetry }: WaysProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const describe = useFailureText();
  const [chosen, setChosen] = useState<Way>('app');
  if (factors.status === 'loading') {
    return (
      <p className={styles['loading']} role="status">
        <Spinner />
        {t('after-submit:factor.loading')}
      </p>
    );
  }
  if (factors.status === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('after-submit:factor.loadFailedTitle')}
        actions={<Button onClick={onRetry}>{t('onboardingRedirect.retry')}</Button>}
      >
        {describe(factors.failure, t('failures.unavailable'))}
      </Notice>
    );
  }
  const { apps, hasRecoveryCodes } = factors;
  const way = apps.length === 0 ? 'recovery' : chosen;
  return (
    <>
      {way === 'app' ? (
        <AppCodeForm apps={apps} onVerified={onVerified} />
      ) : (
        <RecoveryCodeForm isOnlyWay={apps.length === 0} onVerified={onVerified} />
      )}
      {hasRecoveryCodes && apps.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setChosen(way === 'app' ? 'recovery' : 'app')}>
            {t(way === 'app' ? 'after-submit:factor.useRecoveryCode' : 'after-submit:factor.useApp')}
          </Button>
        </div>
      )}
    </>
  );
}
