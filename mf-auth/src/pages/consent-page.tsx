import { usePageHead, useSession } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Consent, ConsentFailed } from '../features/consent/consent';
import { RedirectToSignIn } from '../features/consent/redirect-to-sign-in';
import { AccountLayout } from '../layout/account-layout';
import { useAssurance } from '../second-factor/use-assurance';

/** The page of OAUTH_SERVER_AUTHORIZATION_PATH, to which svc-identity redirects authorization requests. */
export function ConsentPage() {
  const { t } = useTranslation('consent');
  const session = useSession();
  const [search] = useSearchParams();
  const authorizationId = search.get('authorization_id');
  usePageHead({ title: t('title'), description: t('description'), robots: 'noindex' });
  return (
    <AccountLayout title={t('title')}>
      {authorizationId === null ? (
        <ConsentFailed failure={noRequest} onRetry={() => undefined} />
      ) : session.status === 'signed-in' ? (
        <AssuredConsent authorizationId={authorizationId} />
      ) : (
        <RedirectToSignIn isNeeded={session.status === 'signed-out'} />
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

/** Consent requires the second factor of an account that has one. */
function AssuredConsent({ authorizationId }: { authorizationId: string }) {
  const { assurance } = useAssurance();
  if (assurance === 'given') return <Consent key={authorizationId} authorizationId={authorizationId} />;
  return <RedirectToSignIn isNeeded={assurance === 'missing'} />;
}
