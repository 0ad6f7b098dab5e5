import { createContext, use, useCallback, useEffect } from 'react';
import type { SignedInUser } from '../contract';
import { useSession, useShell } from './hooks';

const SignedInUserContext = createContext<SignedInUser | null>(null);
export const SignedInUserProvider = SignedInUserContext.Provider;

/** @throws {Error} outside a `SignedInUserProvider` */
export function useSignedInUser(): SignedInUser {
  const user = use(SignedInUserContext);
  if (!user) throw new Error('There is nobody signed in around this component');
  return user;
}

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

/**
 * Requires a session with the account's second factor; other visitors sign in first and return to the page.
 * @param beforeSignIn called with the fragment of the address, which sign-in loses; the same function in each render
 * @returns null while there is no such session
 */
export function useRequiredSession(beforeSignIn?: (hash: string) => void): SignedInUser | null {
  const shell = useShell();
  const session = useSession();
  const signInAgain = useSignInAgain();
  const { status } = session;
  const isHalfway = session.status === 'signed-in' && session.user.lacksSecondFactor === true;
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true;
  useEffect(() => {
    if (status !== 'signed-out' && !isHalfway) return;
    beforeSignIn?.(shell.location.get().hash);
    signInAgain(hasEnded);
  }, [status, isHalfway, hasEnded, signInAgain, beforeSignIn, shell]);
  return session.status === 'signed-in' && !isHalfway ? session.user : null;
}
