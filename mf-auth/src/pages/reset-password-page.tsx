import { usePageHead } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ExpiredLink } from '../failures/expired-link';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { NewPassword } from '../features/new-password/new-password';
import { PasswordChanged } from '../features/new-password/password-changed';
import { isRecovering } from '../features/new-password/recovery-state';
import { AccountLayout } from '../layout/account-layout';

type Step = 'choosing' | 'changed' | 'leaving';

/** Sets the new password, where the mail's link or code leads. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'mail-links']);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [step, setStep] = useState<Step>('choosing');
  const token = search.get('token') || null;
  usePageHead({
    title: t('mail-links:newPassword.recovery.title'),
    description: t('mail-links:newPassword.recovery.description'),
    robots: 'noindex',
  });

  if (step === 'leaving') return <SignedIn title={t('signIn.successTitle')} />;
  if (step === 'changed') {
    return (
      <AccountLayout key="changed" title={t('mail-links:newPassword.changed.title')} isNews>
        <PasswordChanged onContinue={() => setStep('leaving')} />
      </AccountLayout>
    );
  }
  if (token === null && !isRecovering(state)) {
    return (
      <AccountLayout key="no-token" title={t('mail-links:newPassword.recovery.title')}>
        <ExpiredLink kind="recovery" fault="wrong" />
      </AccountLayout>
    );
  }
  return <NewPassword key={token} kind="recovery" token={token} onDone={() => setStep('changed')} />;
}
