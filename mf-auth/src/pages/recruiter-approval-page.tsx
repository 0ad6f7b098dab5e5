import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { localizedPath } from '@sabi/contracts/language';
import { tryAccount } from '@sabi/shell-sdk/account';
import { useLanguage, usePageHead, useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileLoadFailed } from '../features/onboarding-redirect/profile-load-failed';
import { ApprovalStatus } from '../features/recruiter-approval/approval-status';
import { useApproval } from '../features/recruiter-approval/use-approval';
import { AccountLayout } from '../layout/account-layout';
import { CardLinks } from '../layout/card-links';
import { LinkButton } from '../layout/link-button';
import { LoadingStatus } from '../layout/loading-status';

/** The approval status of a recruiter; approved ones are redirected. */
export function RecruiterApprovalPage() {
  const { t } = useTranslation('recruiter-approval');
  const session = useSession();
  const shell = useShell();
  usePageHead({ title: t('title'), description: t('description'), robots: 'noindex' });
  const isSignedOut = session.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) shell.navigate('/auth', { replace: true });
  }, [shell, isSignedOut]);
  if (session.status === 'signed-in') return <OwnApproval />;
  return (
    <AccountLayout title={t('title')} audience="recruiter">
      <LoadingStatus />
    </AccountLayout>
  );
}

function OwnApproval() {
  const { t } = useTranslation('recruiter-approval');
  const shell = useShell();
  const language = useLanguage();
  const { loaded, retry, show } = useApproval();
  const state = loaded.status === 'ready' ? loaded.approval.state : null;
  const isLetIn = state === 'approved';
  useEffect(() => {
    if (isLetIn) shell.navigate('/hire', { replace: true });
  }, [shell, isLetIn]);

  const answered = (approval: RecruiterApprovalView) => {
    show(approval);
    shell.toast({ tone: 'success', title: t('sent'), description: t('sentText') });
  };
  const leave = () => tryAccount(shell, (client) => client.signOut({ scope: 'local' }));
  const title = state && !isLetIn ? t(`${state}.title`) : t('title');
  return (
    <AccountLayout key={state ?? 'loading'} title={title} audience="recruiter" isNews={state !== null}>
      {loaded.status === 'failed' && <ProfileLoadFailed error={loaded.error} onRetry={retry} />}
      {loaded.status === 'ready' && !isLetIn && (
        <ApprovalStatus approval={loaded.approval} onAnswered={answered} />
      )}
      {(loaded.status === 'loading' || isLetIn) && <LoadingStatus />}
      <CardLinks>
        {(state === 'pending' || state === 'more_information') && (
          <a href={localizedPath(language, '/hire')}>{t('workspace')}</a>
        )}
        <LinkButton onClick={() => void leave()}>{t('signOut')}</LinkButton>
      </CardLinks>
    </AccountLayout>
  );
}
