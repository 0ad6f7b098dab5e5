import { createQueryClient } from '@sabi/shell-sdk/queries';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton';
import { SignedInUserProvider } from './signed-in-user';
import { useSignInAgain } from './use-sign-in-again';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function HireArea() {
  const session = useSession();
  const signInAgain = useSignInAgain();
  const { status } = session;
  const isHalfway = session.status === 'signed-in' && session.user.lacksSecondFactor === true;
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true;
  useEffect(() => {
    if (status === 'signed-out' || isHalfway) signInAgain(hasEnded);
  }, [status, isHalfway, hasEnded, signInAgain]);
  if (session.status !== 'signed-in' || isHalfway) return <PageSkeleton />;
  return (
    <SignedInUserProvider value={session.user}>
      {/* Separate cache for each account. */}
      <HireData key={session.user.id} />
    </SignedInUserProvider>
  );
}

function HireData() {
  const shell = useShell();
  const { t } = useTranslation();
  const [queryClient] = useState(() =>
    createQueryClient(() => shell.toast({ tone: 'destructive', title: t('states.failedTitle') })),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
