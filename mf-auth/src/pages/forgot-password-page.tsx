import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MagicLinkSignIn } from '../features/magic-link-sign-in/magic-link-sign-in';
import { withRecovery } from '../features/new-password/recovery-state';

export function ForgotPasswordPage() {
  const { t } = useTranslation('mail-links');
  const shell = useShell();
  const state: unknown = useLocation().state;
  usePageHead({
    title: t('wayIn.recovery.title'),
    description: t('wayIn.recovery.description'),
    robots: 'noindex',
  });
  const openResetPassword = () =>
    shell.navigate('/auth/reset-password', { replace: true, state: withRecovery(state) });
  return <MagicLinkSignIn kind="recovery" onVerified={openResetPassword} />;
}
