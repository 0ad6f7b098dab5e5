import { createQueryClient } from '@sabi/shell-sdk/queries';
import { SignedInUserProvider, useRequiredSession, useShell } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton';
import { storeInvitation } from './invitation-storage';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function HireArea() {
  const user = useRequiredSession(storeInvitation);
  if (!user) return <PageSkeleton />;
  return (
    <SignedInUserProvider value={user}>
      {/* Separate cache for each account. */}
      <HireData key={user.id} />
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
