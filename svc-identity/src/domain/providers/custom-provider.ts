/** A provider added by an administrator, with GoTrue's names. */
export interface CustomProvider {
  readonly id: string;
  readonly provider_type: 'oauth2' | 'oidc';
  /** `custom:<name>`, unique. */
  readonly identifier: string;
  readonly name: string;
  readonly client_id: string;
  /** Encrypted. */
  readonly client_secret: string;
  readonly acceptable_client_ids: readonly string[];
  readonly scopes: readonly string[];
  readonly pkce_enabled: boolean;
  readonly attribute_mapping: Readonly<Record<string, string>>;
  readonly authorization_params: Readonly<Record<string, string>>;
  readonly custom_claims_allowlist: readonly string[];
  readonly enabled: boolean;
  readonly email_optional: boolean;
  readonly issuer: string | null;
  readonly discovery_url: string | null;
  readonly skip_nonce_check: boolean;
  readonly authorization_url: string | null;
  readonly token_url: string | null;
  readonly userinfo_url: string | null;
  readonly jwks_uri: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const secretContextOf = ({ id }: Pick<CustomProvider, 'id'>) => `custom provider:${id}`;
