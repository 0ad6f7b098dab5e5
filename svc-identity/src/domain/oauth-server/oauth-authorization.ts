import { createHash } from 'node:crypto';
import { flowLifeMs } from '../sign-in-flows/start-flow';
import type { AssuranceLevel } from '../sessions/session';

/** Lifetime of flows' codes. */
export const codeLifeMs = flowLifeMs;
/** Kept for a day, to recognise a second use. */
export const rememberedMs = 24 * 3_600_000;

/** An application's request, from the browser's arrival to the code's exchange. */
export interface OAuthAuthorization {
  /** 32 letters and digits; part of the consent page's address. */
  readonly id: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  /** The service the token is for (RFC 8707). */
  readonly resource: string | null;
  /** S256, also for `plain`, whose challenge is the verifier. */
  readonly code_challenge: string;
  readonly nonce: string | null;
  readonly status: 'pending' | 'approved' | 'denied';
  /** Account that opened it and may decide; null before. */
  readonly user_id: string | null;
  /** Authentication time of the approving user. */
  readonly authenticated_at: Date | null;
  /** Level of the approving session; null before. */
  readonly aal: AssuranceLevel | null;
  readonly code_hash: string | null;
  readonly code_expires_at: Date | null;
  /** Session of the code's exchange. */
  readonly session_id: string | null;
  readonly created_at: Date;
  /** No decision is accepted after this. */
  readonly expires_at: Date;
  readonly purge_at: Date;
}

/** Hash of a code, which has enough entropy for an unsalted one. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
