/** A challenge of a factor; the right answer raises the session. */
export interface FactorChallenge {
  readonly id: string;
  readonly user_id: string;
  readonly factor_id: string;
  /** Network address of the request, required for the answer. */
  readonly ip: string | null;
  /** Submitted answers. */
  readonly attempts: number;
  /** Data for an authenticator to sign, and whether it creates or uses a credential. */
  readonly web_authn: { readonly type: 'create' | 'request'; readonly challenge: string } | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  /** Later than the expiry, so that a late answer gets a precise error. */
  readonly purge_at: Date;
}

/** Codes sent by text message; ASVS 6.6.3. */
export const maxCodeAttempts = 5;
