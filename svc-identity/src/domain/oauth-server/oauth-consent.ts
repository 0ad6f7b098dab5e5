/** What an account lets an application have, until it takes it back. */
export interface OAuthConsent {
  readonly user_id: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  readonly granted_at: Date;
  /** When it last began a session; null before. */
  readonly used_at: Date | null;
}

export function coversScopes(consent: OAuthConsent | null, scopes: readonly string[]): boolean {
  return consent !== null && scopes.every((scope) => consent.scopes.includes(scope));
}
