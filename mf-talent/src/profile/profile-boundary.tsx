import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../failures/load-failed';
import { Page } from '../layout/page';
import { PageSkeleton } from '../layout/page-skeleton';
import { isNotFound, useProfile } from './use-profile';

/** The page after its profile has loaded; until then a skeleton, or the failure. */
export function ProfileBoundary({ children }: { children: (profile: FullProfile) => ReactNode }) {
  const { data, error, refetch } = useProfile();
  if (data) return children(data);
  if (!error) return <PageSkeleton />;
  if (isNotFound(error)) return <ProfileNotFound />;
  return <ProfileFailed error={error} onRetry={() => void refetch()} />;
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

function ProfileFailed(props: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('profile.head.title')}>
      <LoadFailed {...props} />
    </Page>
  );
}
