import { pendingCvs } from '@sabi/cv-report/pending-cv';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { usePageHead, useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../failures/failure-notice';
import { ArrivalNotice } from '../features/arrival/arrival-notice';
import { ProviderReturn } from '../features/arrival/provider-return';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { AlternativeSignIn } from '../features/alternative-sign-in/alternative-sign-in';
import { SignInForm } from '../features/sign-in/sign-in-form';
import type { CreatedAccount } from '../features/sign-up/created-account';
import { SignUpDone } from '../features/sign-up/sign-up-done';
import { createSignUpDraftStore, SignUpDraftContext } from '../features/sign-up/sign-up-draft';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { useRole } from '../features/sign-up/use-role';
import { AccountLayout } from '../layout/account-layout';
import styles from './account-page.module.css';

type Mode = 'signIn' | 'signUp';

/** Sign-in and sign-up, with a draft of the latter. */
export function AccountPage() {
  const { session } = useShell();
  const [draftStore] = useState(() => createSignUpDraftStore(session));
  return (
    <SignUpDraftContext value={draftStore}>
      <AccountCard />
    </SignUpDraftContext>
  );
}

/** The address decides which of the two cards is shown. Signed-in users are redirected. */
function AccountCard() {
  const { t } = useTranslation();
  const session = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [role] = useRole();
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  useEffect(() => void pendingCvs.removeExpired(), []);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const mode: Mode = search.get('mode') === 'sign-up' ? 'signUp' : 'signIn';
  usePageHead({
    title: t(`${mode}.head.title`),
    description: t(`${mode}.head.description`),
    robots: 'noindex',
  });

  const code = search.get('code');
  if (code) {
    return (
      <AccountLayout key="return" title={t(`${mode}.title`)}>
        <ProviderReturn key={code} code={code} onFailed={setFailure} />
      </AccountLayout>
    );
  }
  if (session.status === 'signed-in') {
    return <SignedIn title={t('signIn.successTitle')} />;
  }
  if (mode === 'signUp' && created) {
    const close = () => {
      setCreated(null);
      void navigate('/auth', { replace: true, state });
    };
    return <SignUpDone created={created} onClose={close} />;
  }
  return (
    <AccountLayout key={mode} title={t(`${mode}.title`)} {...(mode === 'signUp' && { audience: role })}>
      <ArrivalNotice />
      <FailureNotice failure={failure} title={t('signIn.failedTitle')} fallback={t('arrival.otherFault')} />
      {mode === 'signIn' ? <SignInForm /> : <SignUpForm onCreated={setCreated} />}
      <AlternativeSignIn mode={mode} />
      <ModeSwitch mode={mode} />
    </AccountLayout>
  );
}

/** Keeps the history entry's state, so a return target survives the change of mind. */
function ModeSwitch({ mode }: { mode: Mode }) {
  const { t } = useTranslation();
  const state: unknown = useLocation().state;
  return (
    <p className={styles['switch']}>
      {t(mode === 'signIn' ? 'signIn.noAccount' : 'signUp.hasAccount')}{' '}
      <Link to={mode === 'signIn' ? '/auth?mode=sign-up' : '/auth'} state={state}>
        {t(mode === 'signIn' ? 'signIn.toSignUp' : 'signUp.toSignIn')}
      </Link>
    </p>
  );
}
