import { LRUCache } from 'lru-cache';
import type { Principal } from './authentication';

const mostTokens = 10_000;
/** A key that is withdrawn is trusted this much longer than the key set is. */
const rememberedMs = 60_000;

export interface RememberedTokens {
  /** Whom a token named that was in order a moment ago; undefined where it has to be looked at again. */
  find(token: string): Principal | undefined;
  /** @param expiresAt Unix time in seconds: from then on it is not remembered */
  remember(token: string, principal: Principal, expiresAt: number): void;
}

/** A page asks many times with one token, and to check its signature costs more than the rest of a short answer. */
export function createRememberedTokens(): RememberedTokens {
  const principals = new LRUCache<string, Principal>({ max: mostTokens });
  return {
    find: (token) => principals.get(token),
    remember: (token, principal, expiresAt) => {
      const ttl = Math.min(rememberedMs, Math.floor(expiresAt * 1000 - Date.now()));
      if (ttl > 0) principals.set(token, principal, { ttl });
    },
  };
}
