import { useSession, useShell } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { createCvUploadStore, CvUploadContext } from '../features/cv/cv-upload-store';
import { CvWatch } from '../features/cv/cv-watch';
import { SignUpCv } from '../features/cv/sign-up-cv';
import { PageSkeleton } from '../layout/page-skeleton';
import { isNotFound } from '../profile/use-profile';
import { RequireCompleteProfile } from './require-complete-profile';
import { SignedInUserProvider } from './signed-in-user';
import { useSignInAgain } from './use-sign-in-again';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function SignedInArea() {
  const session = useSession();
  const signInAgain = useSignInAgain();
  const { status } = session;
  const isHalfway = session.status === 'signed-in' && session.user.lacksSecondFactor === true;
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true;
  useEffect(() => {
    if (status !== 'signed-out' && !isHalfway) return;
    signInAgain(hasEnded);
  }, [status, isHalfway, hasEnded, signInAgain]);
  if (session.status !== 'signed-in' || isHalfway) return <PageSkeleton />;
  return (
    <SignedInUserProvider value={session.user}>
      {/* Separate cache for each account. */}
      <AccountData key={session.user.id} />
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
