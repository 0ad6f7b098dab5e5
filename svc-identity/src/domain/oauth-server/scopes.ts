/** In GoTrue's order. `offline_access` has no effect: every application with the refresh grant gets a refresh token. */
export const supportedScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;

/** Scope of a request without scopes. */
const defaultScope = 'email';

/** @returns the scopes of a list separated by spaces, each once */
export function parseScopes(text: string): string[] {
  return [...new Set((text.trim() || defaultScope).split(/ +/))];
}

export function findUnsupportedScope(scopes: readonly string[]): string | undefined {
  const known: readonly string[] = supportedScopes;
  return scopes.find((scope) => !known.includes(scope));
}
