/** Specification, section 9; svc-identity may ask for more. */
export const passwordMinCharacters = 6;
/** Longer passwords are rejected, not truncated. */
export const passwordMaxBytes = 72;

export type PasswordFault = 'missing' | 'short' | 'long';

/** Checks a page can do; only the service detects common passwords. */
export function findPasswordFault(password: string): PasswordFault | null {
  if (!password) return 'missing';
  if ([...password].length < passwordMinCharacters) return 'short';
  return new TextEncoder().encode(password).length > passwordMaxBytes ? 'long' : null;
}
