/** Specification, section 9; svc-identity may ask for more. */
export const passwordMinCharacters = 6;
/** The service keeps a password whole or not at all. */
export const passwordMaxBytes = 72;

export type PasswordFault = 'missing' | 'short' | 'long';

/** What a page can check of a new password; only the service knows whether it is a common one. */
export function findPasswordFault(password: string): PasswordFault | null {
  if (!password) return 'missing';
  if ([...password].length < passwordMinCharacters) return 'short';
  return new TextEncoder().encode(password).length > passwordMaxBytes ? 'long' : null;
}
