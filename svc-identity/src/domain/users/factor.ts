/** `recovery_code` stands for an account's whole set of codes. */
export type FactorType = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

/** Public key of an authenticator, with WebAuthn's names. */
export interface WebAuthnCredential {
  /** base64url. */
  readonly id: string;
  /** COSE key, base64url. */
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
  readonly aaguid: string;
  /** Whether it may be synced between devices. Constant; GoTrue compares it at each use. */
  readonly is_backup_eligible?: boolean;
}

/** A second factor, required once verified. */
export interface Factor {
  readonly id: string;
  readonly factor_type: FactorType;
  readonly status: 'unverified' | 'verified';
  readonly friendly_name: string;
  readonly phone: string | null;
  /** Secret of a TOTP factor, encrypted. */
  readonly secret: string | null;
  readonly credential: WebAuthnCredential | null;
  /** Newest 30-second step of an accepted code, which is not accepted again. */
  readonly last_totp_step: number | null;
  readonly last_challenged_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const isVerified = (factor: Factor): boolean => factor.status === 'verified';

export function hasVerifiedFactor(factors: readonly Factor[]): boolean {
  return factors.some(isVerified);
}

/** Level of a session. */
interface SessionLevel {
  readonly aal: 'aal1' | 'aal2';
}

/** Whether a caller has yet to verify the account's second factor. */
export function isBelowRequiredLevel(factors: readonly Factor[], session: SessionLevel | null): boolean {
  return hasVerifiedFactor(factors) && session?.aal !== 'aal2';
}

/** Whether a sign-in has yet to be raised. Never for applications, whose level is their consent's. */
export function awaitsSecondFactor(
  factors: readonly Factor[],
  session: SessionLevel & { readonly oauth: object | null },
): boolean {
  return !session.oauth && isBelowRequiredLevel(factors, session);
}

export function withFactor(factors: readonly Factor[], changed: Factor): Factor[] {
  return factors.map((factor) =>
    factor.id === changed.id ? { ...changed, updated_at: new Date() } : factor,
  );
}

export function newFactor(
  known: Pick<Factor, 'id' | 'factor_type' | 'friendly_name'> & Partial<Factor>,
  now = new Date(),
): Factor {
  return {
    status: 'unverified',
    phone: null,
    secret: null,
    credential: null,
    last_totp_step: null,
    last_challenged_at: null,
    created_at: now,
    updated_at: now,
    ...known,
  };
}
