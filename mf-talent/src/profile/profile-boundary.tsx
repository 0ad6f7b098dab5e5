import type { FullProfile } from '@sabi/contracts/http/profile';
import { localizedPath } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/page';
import { PageSkeleton } from '../layout/page-skeleton';
import { isNotFound, useProfile } from './use-profile';

/** The page once its profile is there; before that, and where it never comes, what there is to say instead. */
export function ProfileBoundary({ children }: { children: (profile: FullProfile) => ReactNode }) {
  const { data, error, refetch } = useProfile();
  if (data) return children(data);
  if (!error) return <PageSkeleton />;
  if (isNotFound(error)) return <ProfileNotFound />;
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function ProfileNotFound() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Page title={t('states.notFoundTitle')} lead={t('states.notFoundText')}>
      <p>
        <ButtonLink href={localizedPath(language, '/dashboard')}>{t('states.toDashboard')}</ButtonLink>
      </p>
    </Page>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const isOffline = error instanceof RequestFailed && error.status === 0;
  return (
    <Page title={t('states.failedTitle')}>
      <Notice
        tone="danger"
        title={t(isOffline ? 'states.failedOffline' : 'states.failedText')}
        actions={<Button onClick={onRetry}>{t('states.retry')}</Button>}
      />
    </Page>
  );
}
