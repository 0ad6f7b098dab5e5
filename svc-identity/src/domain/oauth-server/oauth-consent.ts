/** Consent of an account to an application's access, until revoked. */
export interface OAuthConsent {
  readonly user_id: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  readonly granted_at: Date;
  /** Last session start; null before. */
  readonly used_at: Date | null;
}

export function coversScopes(consent: OAuthConsent | null, scopes: readonly string[]): boolean {
  return consent !== null && scopes.every((scope) => consent.scopes.includes(scope));
}
