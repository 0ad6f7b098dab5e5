import type { SignedInUser } from '@sabi/shell-sdk';
import { createContext, use } from 'react';

const SignedInUserContext = createContext<SignedInUser | null>(null);
export const SignedInUserProvider = SignedInUserContext.Provider;

/** @throws {Error} outside the workspace */
export function useSignedInUser(): SignedInUser {
  const user = use(SignedInUserContext);
  if (!user) throw new Error('There is no session around this component');
  return user;
}
