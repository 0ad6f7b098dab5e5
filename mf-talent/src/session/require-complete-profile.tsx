import { isProfileComplete } from '@sabi/contracts/profile/completeness';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { PageFrame } from '../layout/page';
import { PageSkeleton } from '../layout/page-skeleton';
import { QueryContent } from '../layout/query-content';
import { isNotFound, useProfileQuery } from '../profile/use-profile';
import { useSignedInUser, useSignInAgain } from '@sabi/shell-sdk/react';

/**
 * A provider's account may lack a user type or a name: such users complete them on the sign-in page, and come back. Accounts
 * created by our form have both, so nothing is requested for them.
 */
export function RequireCompleteProfile({ children }: { children: ReactNode }) {
  const { metadata } = useSignedInUser();
  const isByForm = isText(metadata['user_type']) && isText(metadata['first_name']);
  return isByForm ? children : <OnceComplete>{children}</OnceComplete>;
}

function OnceComplete({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const goToSignIn = useSignInAgain();
  const query = useQuery({ ...useProfileQuery(), meta: shownInPlace });
  const { data, error } = query;
  const isIncomplete = data !== undefined && !isProfileComplete(data.profile);
  useEffect(() => {
    if (isIncomplete) goToSignIn(false);
  }, [isIncomplete, goToSignIn]);
  if (isIncomplete || (!data && !error)) return <PageSkeleton />;
  if (data || (error && isNotFound(error))) return children;
  return (
    <PageFrame>
      <QueryContent query={query} loadingLabel={t('states.loading')}>
        {() => null}
      </QueryContent>
    </PageFrame>
  );
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
