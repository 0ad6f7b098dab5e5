import { setTimeout as delay } from 'node:timers/promises';
import {
  endedSessionsPageSchema,
  listEndedSessionsRoute,
} from '@sabi/contracts/http/identity/ended-sessions';
import { endedSessionKey } from './ended-session-key';
import { AppError } from './errors';
import { limitTime } from './limit-time';
import type { Logger } from './logger';
import type { Principal } from './principal';

/** Even with one failed attempt in between, an ended session is known here within five seconds. */
const pollMs = 1500;
const attemptMs = 1500;
const retryMs = 500;
/** How old the list may be for routes that are not guarded. */
export const longestStaleMs = 15 * 60_000;
/** The same for files and payments. */
export const guardedStaleMs = 30_000;
const pruneMs = 60_000;
const comeBackSeconds = 5;

export const sessionUnconfirmed = () =>
  new AppError('SESSION_UNCONFIRMED', { retryAfterSeconds: comeBackSeconds });

/** What a token may be refused by, see endedSessionKey. */
export interface SessionKeys {
  readonly session: string;
  readonly account: string;
}

export function sessionKeysOf({ sessionId, userId }: Pick<Principal, 'sessionId' | 'userId'>): SessionKeys {
  return { session: endedSessionKey(sessionId), account: endedSessionKey(userId) };
}

/**
 * Sessions and accounts whose tokens are refused before they expire, as svc-identity lists them; held in memory for as long
 * as a token of them may live.
 */
export interface EndedSessions {
  /** Whether tokens of the session are refused, be it for its own end or for that of its account. */
  has(keys: SessionKeys): boolean;
  /** Whether all tokens of the account are refused: it is erased or banned. */
  hasAccount(userId: string): boolean;
  /** @param key see endedSessionKey */
  hasSession(key: string): boolean;
  /** @param staleMs how old the list may be @returns false where it is older, or was never loaded */
  isKnown(staleMs: number): boolean;
  /** Calls once when the session ends, or at once where it has. @returns what takes the call back */
  onEnd(keys: SessionKeys, listener: () => void): () => void;
  /** Starts polling. Settles after the first attempt, failed or not. */
  start(): Promise<void>;
  /** Loads what is new. @throws where svc-identity does not answer; the list stays as it is */
  refresh(): Promise<void>;
  stop(): void;
  /** For the readiness probe. @throws until the list has been loaded once */
  assertLoaded(): void;
}

export interface EndedSessionsOptions {
  /** Any address of svc-identity. */
  readonly identityUrl: string;
  readonly logger: Logger;
  /** In milliseconds, of a clock that is never set. */
  readonly clock?: () => number;
}

export function createEndedSessions({
  identityUrl,
  logger,
  clock = () => performance.now(),
}: EndedSessionsOptions): EndedSessions {
  const address = new URL(listEndedSessionsRoute.path, identityUrl);
  const refusedUntil = new Map<string, number>();
  const watchers = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let position: string | undefined;
  let knownAt = -Infinity;
  let prunedAt = clock();
  let isFailing = false;

  const isRefused = (key: string): boolean => {
    const until = refusedUntil.get(key);
    return until !== undefined && Date.now() < until;
  };
  const note = (key: string, until: number): void => {
    refusedUntil.set(key, until);
    if (!isRefused(key)) return;
    for (const listener of watchers.get(key) ?? []) listener();
  };
  const prune = (): void => {
    if (clock() - prunedAt < pruneMs) return;
    prunedAt = clock();
    for (const [key, until] of refusedUntil) if (until <= Date.now()) refusedUntil.delete(key);
  };
  const fetchPage = async (signal: AbortSignal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`svc-identity answers ${response.status} for ended sessions`);
    return endedSessionsPageSchema.parse(await response.json());
  };
  const refresh = async (): Promise<void> => {
    let hasMore = true;
    while (hasMore) {
      const askedAt = clock();
      if (position !== undefined) address.searchParams.set('after', position);
      const page = await limitTime({ timeoutMs: attemptMs, signal: stopping.signal }, fetchPage);
      for (const [key, until] of page.ended) note(key, until * 1000);
      position = page.next;
      hasMore = page.has_more;
      if (!hasMore) knownAt = askedAt;
    }
    prune();
  };
  const attempt = async (): Promise<boolean> => {
    try {
      await refresh();
      if (isFailing) logger.info('ended-sessions.renewed');
      isFailing = false;
    } catch (error) {
      if (!isFailing && !stopping.signal.aborted) logger.warn({ err: error }, 'ended-sessions.unavailable');
      isFailing = true;
    }
    return !isFailing;
  };
  const follow = async (isCurrent: boolean): Promise<void> => {
    while (!stopping.signal.aborted) {
      await delay(isCurrent ? pollMs : retryMs, undefined, { signal: stopping.signal, ref: false });
      isCurrent = await attempt();
    }
  };
  const has = ({ session, account }: SessionKeys): boolean => isRefused(session) || isRefused(account);
  return {
    has,
    hasSession: isRefused,
    hasAccount: (userId) => isRefused(endedSessionKey(userId)),
    isKnown: (staleMs) => clock() - knownAt <= staleMs,
    onEnd: (keys, listener) => {
      const both = [keys.session, keys.account];
      const takeBack = (): void => {
        for (const key of both) removeFrom(watchers, key, once);
      };
      const once = (): void => {
        takeBack();
        listener();
      };
      for (const key of both) watchers.set(key, (watchers.get(key) ?? new Set()).add(once));
      if (has(keys)) once();
      return takeBack;
    },
    start: async () => {
      const isCurrent = await attempt();
      follow(isCurrent).catch(() => undefined); // ends with the service
    },
    refresh,
    stop: () => stopping.abort(),
    assertLoaded: () => {
      if (knownAt === -Infinity) throw new Error('svc-identity has not told of ended sessions');
    },
  };
}

function removeFrom(watchers: Map<string, Set<() => void>>, key: string, watcher: () => void): void {
  const left = watchers.get(key);
  left?.delete(watcher);
  if (left?.size === 0) watchers.delete(key);
}
