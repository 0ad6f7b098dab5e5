/** A question put to the owner of a factor; the answer raises their session. */
export interface FactorChallenge {
  readonly id: string;
  readonly user_id: string;
  readonly factor_id: string;
  /** Where it was asked from: the answer has to come from there. */
  readonly ip: string | null;
  /** Answers submitted so far, right or wrong. */
  readonly attempts: number;
  /** What a WebAuthn authenticator has to sign, and whether it makes a credential or uses one. */
  readonly web_authn: { readonly type: 'create' | 'request'; readonly challenge: string } | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  /** Kept for a while after its end, so that a late answer is told what happened. */
  readonly purge_at: Date;
}

/** Codes sent by text message; ASVS 6.6.3. */
export const maxCodeAttempts = 5;
