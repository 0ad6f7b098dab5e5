import { createHash } from 'node:crypto';
import { flowLifeMs } from '../sign-in-flows/start-flow';
import type { AssuranceLevel } from '../sessions/session';

/** The same lifetime as codes of flows. */
export const codeLifeMs = flowLifeMs;
/** Codes are kept for a day, so that a second use is recognised. */
export const rememberedMs = 24 * 3_600_000;

/** Authorization request of an application, from the browser's arrival to the exchange of the code. */
export interface OAuthAuthorization {
  /** 32 letters and digits; part of the consent page's address. */
  readonly id: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  /** The service the token is for (RFC 8707). */
  readonly resource: string | null;
  /** Always stored by S256, also for `plain`, whose challenge is the verifier itself. */
  readonly code_challenge: string;
  readonly nonce: string | null;
  readonly status: 'pending' | 'approved' | 'denied';
  /** Account that opened it first and may decide; null before. */
  readonly user_id: string | null;
  /** When the approving user was last authenticated. */
  readonly authenticated_at: Date | null;
  /** Level of the approving session; null before. */
  readonly aal: AssuranceLevel | null;
  readonly code_hash: string | null;
  readonly code_expires_at: Date | null;
  /** Session that the code was exchanged for. */
  readonly session_id: string | null;
  readonly created_at: Date;
  /** No decision is accepted after this. */
  readonly expires_at: Date;
  readonly purge_at: Date;
}

/** Stored hash of a code, which has enough entropy for an unsalted hash. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
