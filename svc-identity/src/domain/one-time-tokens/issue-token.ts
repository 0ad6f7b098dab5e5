import { randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Settings } from '../settings/settings';
import {
  deriveLinkToken,
  hashLinkToken,
  lifeSecondsOf,
  type OneTimeToken,
  type SignUpData,
} from './one-time-token';
import type { OneTimeTokenRepository } from './one-time-token-repository';
import type { OneTimeTokenType } from './token-type';

/** How long expired tokens are kept, to distinguish late clicks from wrong links. */
const rememberedMs = 30 * 24 * 3_600_000;

export interface NewToken {
  readonly userId: string;
  readonly type: OneTimeTokenType;
  readonly relatesTo: string;
  readonly changesTo?: string | null;
  readonly redirectTo: string | null;
  readonly flowId: string | null;
  readonly signUp?: SignUpData | null;
  /** Starts the code's lifetime, because no mail follows. */
  readonly isHandedOut?: boolean;
}

/** Creates a token; ends an older one of the account and type. */
export async function issueToken(
  {
    userId,
    type,
    relatesTo,
    changesTo = null,
    redirectTo,
    flowId,
    signUp = null,
    isHandedOut = false,
  }: NewToken,
  { oneTimeTokens, settings }: { oneTimeTokens: OneTimeTokenRepository; settings: Settings },
  transaction: Transaction,
): Promise<OneTimeToken> {
  const now = new Date();
  const identified = { id: randomUUID(), type, flow_id: flowId };
  const expires_at = new Date(now.getTime() + lifeSecondsOf(type, settings.linkLifeSeconds) * 1000);
  const token: OneTimeToken = {
    ...identified,
    user_id: userId,
    relates_to: relatesTo,
    changes_to: changesTo,
    redirect_to: redirectTo,
    sign_up: signUp,
    link_hash: hashLinkToken(deriveLinkToken(settings.mailSecret, identified)),
    state: 'pending',
    attempts: 0,
    created_at: now,
    expires_at,
    code_expires_at: isHandedOut ? new Date(now.getTime() + settings.codeLifeSeconds * 1000) : null,
    sent_at: null,
    purge_at: new Date(expires_at.getTime() + rememberedMs),
  };
  await oneTimeTokens.replace(token, transaction);
  return token;
}
