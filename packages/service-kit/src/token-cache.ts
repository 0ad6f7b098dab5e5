import { LRUCache } from 'lru-cache';
import type { SessionKeys } from './ended-sessions';
import type { Principal } from './principal';
import type { StaffStanding } from './staff';

const mostTokens = 10_000;
/** A withdrawn key is trusted this much longer than by the key set. */
const cacheMs = 60_000;

/** A token's account, and the keys by which it may be refused. */
export interface TokenHolder {
  readonly principal: Principal;
  readonly keys: SessionKeys;
  readonly standing: StaffStanding;
}

export interface TokenCache {
  /** The account of a recently verified token; undefined where it has to be verified. */
  find(token: string): TokenHolder | undefined;
  /** @param expiresAt Unix time in seconds, the limit of caching */
  add(token: string, holder: TokenHolder, expiresAt: number): void;
}

/**
 * Caches verified tokens: a page sends many requests with one token, and verifying its signature costs more than the rest
 * of a short answer.
 */
export function createTokenCache(): TokenCache {
  const holders = new LRUCache<string, TokenHolder>({ max: mostTokens });
  return {
    find: (token) => holders.get(token),
    add: (token, holder, expiresAt) => {
      const ttl = Math.min(cacheMs, Math.floor(expiresAt * 1000 - Date.now()));
      if (ttl > 0) holders.set(token, holder, { ttl });
    },
  };
}
