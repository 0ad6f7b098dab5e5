export type FactorType = 'totp' | 'phone' | 'webauthn';

/** A public key of an authenticator, as WebAuthn names its parts. */
export interface WebAuthnCredential {
  /** base64url. */
  readonly id: string;
  /** COSE key, base64url. */
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly aaguid: string;
}

/** A second factor of an account. It protects nothing until it was verified once. */
export interface Factor {
  readonly id: string;
  readonly factor_type: FactorType;
  readonly status: 'unverified' | 'verified';
  readonly friendly_name: string;
  readonly phone: string | null;
  /** Of a TOTP factor, encrypted. */
  readonly secret: string | null;
  readonly credential: WebAuthnCredential | null;
  /** Newest 30-second step a code was accepted for: none is accepted twice. */
  readonly last_totp_step: number | null;
  readonly last_challenged_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}
