import { useSession, useShell } from '@sabi/shell-sdk/react';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Desk } from './desk';
import { createDeskStore, DeskContext } from './desk-store';
import { DeskSkeleton } from './desk-skeleton';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function StaffArea() {
  const shell = useShell();
  const session = useSession();
  const { status } = session;
  const isHalfway = session.status === 'signed-in' && session.user.lacksSecondFactor === true;
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true;
  useEffect(() => {
    if (status !== 'signed-out' && !isHalfway) return;
    const { pathname, search } = shell.location.get();
    const signIn = hasEnded ? '/auth?reason=session-ended' : '/auth';
    shell.navigate(signIn, { replace: true, state: { returnTo: `${pathname}${search}` } });
  }, [status, isHalfway, hasEnded, shell]);
  if (session.status !== 'signed-in' || isHalfway) return <DeskSkeleton />;
  return <DeskData key={session.user.id} />;
}

/** Cache and view state belong to one account and one mount. */
function DeskData() {
  // Every query shows its own failure.
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  const [store] = useState(createDeskStore);
  return (
    <QueryClientProvider client={queryClient}>
      <DeskContext value={store}>
        <Desk />
      </DeskContext>
    </QueryClientProvider>
  );
}
