import { usePageHead, useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Consent, ConsentFailed } from '../features/consent/consent';
import { AccountLayout } from '../layout/account-layout';
import { Opening } from '../layout/opening';
import { useAssurance } from '../second-factor/use-assurance';

/** Where svc-identity sends a browser whose user an application wants to know: OAUTH_SERVER_AUTHORIZATION_PATH. */
export function ConsentPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [search] = useSearchParams();
  const authorizationId = search.get('authorization_id');
  usePageHead({ title: t('consent.title'), description: t('consent.description'), robots: 'noindex' });
  return (
    <AccountLayout title={t('consent.title')}>
      {authorizationId === null ? (
        <ConsentFailed failure={noRequest} onRetry={() => undefined} />
      ) : session.status === 'signed-in' ? (
        <AssuredConsent authorizationId={authorizationId} />
      ) : (
        <SignInFirst isNeeded={session.status === 'signed-out'} />
      )}
    </AccountLayout>
  );
}

const noRequest = {
  kind: 'refused',
  code: 'oauth_authorization_not_found',
  message: null,
  weaknesses: [],
} as const;

/** An application is let in by nobody who has not shown all that the account asks for. */
function AssuredConsent({ authorizationId }: { authorizationId: string }) {
  const { assurance } = useAssurance();
  if (assurance === 'given') return <Consent key={authorizationId} authorizationId={authorizationId} />;
  return <SignInFirst isNeeded={assurance === 'missing'} />;
}

function SignInFirst({ isNeeded }: { isNeeded: boolean }) {
  const shell = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isNeeded) shell.navigate('/auth', { replace: true, state: { returnTo: `${pathname}${search}` } });
  }, [shell, isNeeded, pathname, search]);
  return <Opening />;
}
