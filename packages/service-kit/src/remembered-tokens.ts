import { LRUCache } from 'lru-cache';
import type { SessionKeys } from './ended-sessions';
import type { Principal } from './principal';

const mostTokens = 10_000;
/** A key that is withdrawn is trusted this much longer than the key set is. */
const rememberedMs = 60_000;

/** Whom a token names, and by what it may be refused. */
export interface TokenHolder {
  readonly principal: Principal;
  readonly keys: SessionKeys;
}

export interface RememberedTokens {
  /** Whom a token named that was in order a moment ago; undefined where it has to be looked at again. */
  find(token: string): TokenHolder | undefined;
  /** @param expiresAt Unix time in seconds: from then on it is not remembered */
  remember(token: string, holder: TokenHolder, expiresAt: number): void;
}

/** A page asks many times with one token, and to check its signature costs more than the rest of a short answer. */
export function createRememberedTokens(): RememberedTokens {
  const holders = new LRUCache<string, TokenHolder>({ max: mostTokens });
  return {
    find: (token) => holders.get(token),
    remember: (token, holder, expiresAt) => {
      const ttl = Math.min(rememberedMs, Math.floor(expiresAt * 1000 - Date.now()));
      if (ttl > 0) holders.set(token, holder, { ttl });
    },
  };
}
