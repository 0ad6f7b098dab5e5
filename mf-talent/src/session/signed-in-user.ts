import type { SignedInUser } from '@sabi/shell-sdk';
import { createContext, use } from 'react';

const SignedInUserContext = createContext<SignedInUser | null>(null);
export const SignedInUserProvider = SignedInUserContext.Provider;

/** @throws {Error} outside the signed-in area */
export function useSignedInUser(): SignedInUser {
  const user = use(SignedInUserContext);
  if (!user) throw new Error('There is nobody signed in around this component');
  return user;
}
