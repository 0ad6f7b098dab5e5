import { lazyComponent, useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { AccountLayout } from '../../layout/account-layout';
import { useAssurance } from '../../second-factor/use-assurance';
import { OnboardingRedirect } from './lazy-onboarding-redirect';
import { LoadingStatus } from '../../layout/loading-status';

// Loaded on demand, as most accounts have none.
const SecondFactor = lazyComponent(
  () => import('../../second-factor/second-factor').then((module) => module.SecondFactor),
  { Waiting: LoadingStatus },
);

interface SignedInProps {
  title: string;
  isNews?: boolean;
}

/** Follows every sign-in: asks for the second factor where the account has one, then redirects. */
export function SignedIn({ title, isNews = false }: SignedInProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const shell = useShell();
  const { assurance, confirm } = useAssurance();
  if (assurance !== 'missing') {
    return (
      <AccountLayout key="opening" title={title} isNews={isNews}>
        {assurance === 'given' ? <OnboardingRedirect /> : <LoadingStatus />}
      </AccountLayout>
    );
  }
  const greet = () => {
    shell.toast({ tone: 'success', title: t('signIn.successTitle'), description: t('signIn.successText') });
    confirm();
  };
  const leave = () => shell.navigate('/auth', { replace: true, state: shell.location.get().state });
  return (
    <AccountLayout key="factor" title={t('after-submit:factor.title')} isNews>
      <SecondFactor onVerified={greet} onSignedOut={leave} />
    </AccountLayout>
  );
}
