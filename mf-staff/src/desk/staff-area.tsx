import { SignedInUserProvider, useRequiredSession } from '@sabi/shell-sdk/react';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Desk } from './desk';
import { createDeskStore, DeskContext } from './desk-store';
import { DeskSkeleton } from './desk-skeleton';

/** Requires a session with the account's second factor; other visitors sign in first and return to the page. */
export function StaffArea() {
  const user = useRequiredSession();
  if (!user) return <DeskSkeleton />;
  return (
    <SignedInUserProvider value={user}>
      <DeskData key={user.id} />
    </SignedInUserProvider>
  );
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
