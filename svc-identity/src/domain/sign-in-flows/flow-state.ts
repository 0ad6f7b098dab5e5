import type { AuthenticationMethod } from '../sessions/session';

export type ChallengeMethod = 's256' | 'plain';

/** Tokens of the provider. */
export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** A sign-in by mail or provider that returns with a code or a state. */
export interface FlowState {
  readonly id: string;
  /**
   * The code that the client exchanges for its session; null until the user is authenticated. Only its hash is stored,
   * and a flow that was read contains the hash.
   */
  readonly auth_code: string | null;
  /** null where the client asked for no PKCE. */
  readonly code_challenge: string | null;
  readonly code_challenge_method: ChallengeMethod | null;
  readonly authentication_method: AuthenticationMethod;
  /** `email`, or the provider's name. */
  readonly provider_type: string;
  readonly user_id: string | null;
  /** Final target of the browser. */
  readonly redirect_to: string | null;
  /** The account that requested to link another identity; null for other flows. */
  readonly linking_target_id: string | null;
  /** The session of that request, which continues afterwards. */
  readonly linking_session_id: string | null;
  /** Id of the accepted invitation, never its token. */
  readonly invite_token: string | null;
  /** Hash of the key in the browser that started the flow; see browser-key.ts. */
  readonly browser_hash: string | null;
  /** Sealed; see provider-tokens.ts. */
  readonly provider_tokens: string | null;
  readonly used_at: Date | null;
  readonly created_at: Date;
  readonly auth_code_issued_at: Date | null;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
