import { useShell } from '@sabi/shell-sdk/react';
import { useSyncExternalStore } from 'react';

/** Whether the account is a recruiter's. Causes no render for visitors. */
export function useIsRecruiter(): boolean {
  const { state } = useShell().session;
  const read = () => {
    const session = state.get();
    return session.status === 'signed-in' && session.user.metadata['user_type'] === 'recruiter';
  };
  return useSyncExternalStore(state.subscribe, read, () => false);
}
