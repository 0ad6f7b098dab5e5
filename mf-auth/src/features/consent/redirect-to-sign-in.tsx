import { useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingStatus } from '../../layout/loading-status';

/** Redirects to sign-in or the second factor, and back. */
export function RedirectToSignIn({ isNeeded }: { isNeeded: boolean }) {
  const shell = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isNeeded) shell.navigate('/auth', { replace: true, state: { returnTo: `${pathname}${search}` } });
  }, [shell, isNeeded, pathname, search]);
  return <LoadingStatus />;
}
