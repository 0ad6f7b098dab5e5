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
  /** What the client exchanges for its session; null until somebody has proved who they are. */
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
  readonly invite_token: string | null;
  /** Ours towards the provider: PKCE verifier and nonce. */
  readonly provider_verifier: string | null;
  readonly provider_nonce: string | null;
  readonly provider_tokens: ProviderTokens | null;
  readonly used_at: Date | null;
  readonly created_at: Date;
  readonly auth_code_issued_at: Date | null;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
