import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useFirstInput, usePageHead, useSession } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../failures/failure-notice';
import { hasArrivalNotice } from '../features/arrival/arrival-fault';
import { ProviderReturn } from '../features/arrival/provider-return';
import type { CreatedAccount } from '../features/sign-up/created-account';
import { useRole } from '../features/sign-up/use-role';
import { AccountLayout } from '../layout/account-layout';
import styles from './account-page.module.css';
import {
  ArrivalNotice,
  ExpiredCvs,
  type Mode,
  preloadAllParts,
  preloadForm,
  readMode,
  SignedIn,
  SignIn,
  SignUp,
  SignUpDone,
} from './account-parts';

/** The address decides which of the two forms is shown. Signed-in users are redirected. */
export function AccountPage() {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const isAlive = useHydrated(); // the hash is not sent to the server
  const [role] = useRole();
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const [isInUse, setInUse] = useState(false);
  useFirstInput(() => {
    setInUse(true);
    void preloadAllParts(i18n);
  });
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const mode = readMode(search);
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
  const showCreated = async (account: CreatedAccount) => {
    await SignUpDone.preload().catch(() => undefined); // reports its own loading failure
    setCreated(account);
  };
  return (
    <AccountLayout key={mode} title={t(`${mode}.title`)} {...(mode === 'signUp' && { audience: role })}>
      {hasArrivalNotice(search.toString(), isAlive ? hash : '') && <ArrivalNotice />}
      <FailureNotice failure={failure} title={t('signIn.failedTitle')} fallback={t('signIn.otherFault')} />
      {mode === 'signIn' ? <SignIn.Content /> : <SignUp.Content onCreated={showCreated} />}
      <ModeSwitch mode={mode} />
      {isInUse && mode === 'signIn' && <ExpiredCvs />}
    </AccountLayout>
  );
}

AccountPage.preload = preloadForm;

/** Keeps the history entry's state, so that the return target survives switching the form. */
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
