import { useShell } from '@sabi/shell-sdk/react';
import { useCallback } from 'react';

/** @returns a function that redirects to sign-in and back to the current page */
export function useSignInAgain(): (hasEnded: boolean) => void {
  const shell = useShell();
  return useCallback(
    (hasEnded) => {
      const { pathname, search } = shell.location.get();
      const signIn = hasEnded ? '/auth?reason=session-ended' : '/auth';
      shell.navigate(signIn, { replace: true, state: { returnTo: `${pathname}${search}` } });
    },
    [shell],
  );
}
