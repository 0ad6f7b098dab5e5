import { useShell } from '@sabi/shell-sdk/react';
import { useSyncExternalStore } from 'react';

/** Whether the account was made for a company. Redraws nothing for a visitor. */
export function useIsRecruiter(): boolean {
  const { state } = useShell().session;
  const read = () => {
    const session = state.get();
    return session.status === 'signed-in' && session.user.metadata['user_type'] === 'recruiter';
  };
  return useSyncExternalStore(state.subscribe, read, () => false);
}
