import type { AuthenticationMethod } from '../sessions/session';

export type ChallengeMethod = 's256' | 'plain';

/** Tokens of the provider. */
export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** A sign-in that returns with a code or a state. */
export interface FlowState {
  readonly id: string;
  /** Code for the client's session; null before the authentication. Only its hash is stored and read. */
  readonly auth_code: string | null;
  /** null without PKCE. */
  readonly code_challenge: string | null;
  readonly code_challenge_method: ChallengeMethod | null;
  readonly authentication_method: AuthenticationMethod;
  /** `email` or the provider's name. */
  readonly provider_type: string;
  readonly user_id: string | null;
  /** Final target of the browser. */
  readonly redirect_to: string | null;
  /** Account that another identity is linked to; otherwise null. */
  readonly linking_target_id: string | null;
  /** Its session, which continues. */
  readonly linking_session_id: string | null;
  /** Id of the accepted invitation, not its token. */
  readonly invite_token: string | null;
  /** Hash of the browser's key, see browser-key.ts. */
  readonly browser_hash: string | null;
  /** Encrypted, see provider-tokens.ts. */
  readonly provider_tokens: string | null;
  readonly used_at: Date | null;
  readonly created_at: Date;
  readonly auth_code_issued_at: Date | null;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
