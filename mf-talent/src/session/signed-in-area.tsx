import { SignedInUserProvider, useRequiredSession, useShell } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { createCvUploadStore, CvUploadContext } from '../features/cv/cv-upload-store';
import { CvWatch } from '../features/cv/cv-watch';
import { SignUpCv } from '../features/cv/sign-up-cv';
import { PageSkeleton } from '../layout/page-skeleton';
import { isNotFound } from '../profile/use-profile';
import { RequireCompleteProfile } from './require-complete-profile';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function SignedInArea() {
  const user = useRequiredSession();
  if (!user) return <PageSkeleton />;
  return (
    <SignedInUserProvider value={user}>
      {/* Separate cache for each account. */}
      <AccountData key={user.id} />
    </SignedInUserProvider>
  );
}

function AccountData() {
  const shell = useShell();
  const { t } = useTranslation();
  const [queryClient] = useState(() =>
    createQueryClient((error) => {
      if (!isNotFound(error)) shell.toast({ tone: 'destructive', title: t('states.failedTitle') });
    }),
  );
  const [uploadStore] = useState(createCvUploadStore);
  return (
    <QueryClientProvider client={queryClient}>
      <CvUploadContext value={uploadStore}>
        <CvWatch />
        <SignUpCv />
        <RequireCompleteProfile>
          <Outlet />
        </RequireCompleteProfile>
      </CvUploadContext>
    </QueryClientProvider>
  );
}
