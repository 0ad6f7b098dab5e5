import type { AuthenticationMethod } from '../sessions/session';

export type ChallengeMethod = 's256' | 'plain';

/** What a provider gave with a sign-in. */
export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** A sign-in that has left for a mailbox or a provider and comes back with a code or a state. */
export interface FlowState {
  readonly id: string;
  /**
   * What the client exchanges for its session; null until somebody has proved who they are. Only its hash is stored, and
   * that is what stands here of a flow that was read.
   */
  readonly auth_code: string | null;
  /** null where the client asked for no PKCE. */
  readonly code_challenge: string | null;
  readonly code_challenge_method: ChallengeMethod | null;
  readonly authentication_method: AuthenticationMethod;
  /** `email`, or the provider's name. */
  readonly provider_type: string;
  readonly user_id: string | null;
  /** Where the browser goes in the end. */
  readonly redirect_to: string | null;
  /** The account that asked to link another identity, where one did. */
  readonly linking_target_id: string | null;
  /** The session in which it did, which goes on afterwards. */
  readonly linking_session_id: string | null;
  /** Id of the invitation that is accepted by it, never its token. */
  readonly invite_token: string | null;
  /** Hash of what the browser keeps that left for a provider; see browser-key.ts. */
  readonly browser_hash: string | null;
  /** Sealed; see provider-tokens.ts. */
  readonly provider_tokens: string | null;
  readonly used_at: Date | null;
  readonly created_at: Date;
  readonly auth_code_issued_at: Date | null;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
