/**
 * In GoTrue's order. `offline_access` has no effect: applications with the refresh grant always get a refresh
 * token.
 */
export const supportedScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;

/** Used for a request without scopes. */
const defaultScope = 'email';

/** @returns each scope of a space-separated list once */
export function parseScopes(text: string): string[] {
  return [...new Set((text.trim() || defaultScope).split(/ +/))];
}

export function findUnsupportedScope(scopes: readonly string[]): string | undefined {
  const known: readonly string[] = supportedScopes;
  return scopes.find((scope) => !known.includes(scope));
}
