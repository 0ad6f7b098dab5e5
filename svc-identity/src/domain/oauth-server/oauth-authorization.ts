import { createHash } from 'node:crypto';
import { flowLifeMs } from '../flows/start-flow';
import type { AssuranceLevel } from '../sessions/session';

/** Codes live as long as those of the flows. */
export const codeLifeMs = flowLifeMs;
/** A code is remembered for a day, so that one which comes again is known for what it is. */
export const rememberedMs = 24 * 3_600_000;

/** What an application asked for, from the browser's arrival to the exchange of the code. */
export interface OAuthAuthorization {
  /** 32 letters and digits; in the address of the page that asks for consent. */
  readonly id: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  /** The service the token is for (RFC 8707). */
  readonly resource: string | null;
  /** By S256, also where the application said `plain`: a plain challenge is the verifier itself. */
  readonly code_challenge: string;
  readonly nonce: string | null;
  readonly status: 'pending' | 'approved' | 'denied';
  /** Who opened it first, and may decide; null before. */
  readonly user_id: string | null;
  /** When whoever approved had proved who they are. */
  readonly authenticated_at: Date | null;
  /** Of the session that approved; null before. */
  readonly aal: AssuranceLevel | null;
  readonly code_hash: string | null;
  readonly code_expires_at: Date | null;
  /** What the code was exchanged for. */
  readonly session_id: string | null;
  readonly created_at: Date;
  /** No decision is taken after this. */
  readonly expires_at: Date;
  readonly purge_at: Date;
}

/** What the database knows of a code. It is random enough for a plain hash. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
