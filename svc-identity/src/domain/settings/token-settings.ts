export interface TokenSettings {
  /** null: tokens contain none. */
  readonly issuer: string | null;
  readonly audience: string;
  /** Maximum lifetime of an access token. */
  readonly accessTokenSeconds: number;
  readonly defaultRole: string;
  readonly adminRoles: readonly string[];
}
