import { setTimeout as delay } from 'node:timers/promises';
import {
  type EndedSessionsPage,
  endedSessionsPageSchema,
  listEndedSessionsRoute,
} from '@sabi/contracts/http/identity/ended-sessions';
import { endedSessionKey } from './ended-session-key';
import { AppError } from './errors';
import { limitTime } from './timeout';
import type { Logger } from './logger';
import type { Principal } from './principal';
import { createRefusedKeys } from './refused-keys';

/** An ended session is known within five seconds, even after one failed attempt. */
const pollMs = 1500;
const attemptMs = 1500;
const retryMs = 500;
/** Maximum age of the list for routes that are not guarded. */
export const longestStaleMs = 15 * 60_000;
/** Maximum age for files and payments. */
export const guardedStaleMs = 30_000;
const pruneMs = 60_000;
const comeBackSeconds = 5;

export const sessionUnconfirmed = () =>
  new AppError('SESSION_UNCONFIRMED', { retryAfterSeconds: comeBackSeconds });

/** Keys by which a token may be refused, see endedSessionKey. */
export interface SessionKeys {
  readonly session: string;
  readonly account: string;
}

export function sessionKeysOf({ sessionId, userId }: Pick<Principal, 'sessionId' | 'userId'>): SessionKeys {
  return { session: endedSessionKey(sessionId), account: endedSessionKey(userId) };
}

/**
 * Sessions and accounts whose tokens are refused before they expire, as listed by svc-identity. Each is held in memory
 * until its last token has expired.
 */
export interface EndedSessions {
  /** Whether the session's tokens are refused, as the session or its account has ended. */
  has(keys: SessionKeys): boolean;
  /** Whether all tokens of the account are refused, as it is erased or banned. */
  hasAccount(userId: string): boolean;
  /** @param key see endedSessionKey */
  hasSession(key: string): boolean;
  /** @param staleMs maximum age of the list @returns false where it is older, or was never loaded */
  isKnown(staleMs: number): boolean;
  /** Calls once when the session ends, or at once where it has. @returns a function that unsubscribes */
  onEnd(keys: SessionKeys, listener: () => void): () => void;
  /** Starts polling. Settles after the first attempt, failed or not. */
  start(): Promise<void>;
  /** Loads new entries. @throws where svc-identity does not answer; the list is unchanged */
  refresh(): Promise<void>;
  stop(): void;
  /** For the readiness probe. @throws until the list was loaded once */
  assertLoaded(): void;
}

export interface EndedSessionsOptions {
  readonly identityUrl: string;
  readonly logger: Logger;
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number;
}

export function createEndedSessions({
  identityUrl,
  logger,
  clock = () => performance.now(),
}: EndedSessionsOptions): EndedSessions {
  const refused = createRefusedKeys();
  const stopping = new AbortController();
  const fetchPage = createPageFetcher(identityUrl, stopping.signal);
  let position: string | undefined;
  let knownAt = -Infinity;
  let prunedAt = clock();

  const prune = (): void => {
    if (clock() - prunedAt < pruneMs) return;
    prunedAt = clock();
    refused.prune();
  };
  const refresh = async (): Promise<void> => {
    let hasMore = true;
    while (hasMore) {
      const askedAt = clock();
      const page = await fetchPage(position);
      for (const [key, until] of page.ended) refused.add(key, until * 1000);
      position = page.next;
      hasMore = page.has_more;
      if (!hasMore) knownAt = askedAt;
    }
    prune();
  };
  return {
    has: ({ session, account }) => refused.has(session) || refused.has(account),
    hasSession: refused.has,
    hasAccount: (userId) => refused.has(endedSessionKey(userId)),
    isKnown: (staleMs) => clock() - knownAt <= staleMs,
    onEnd: ({ session, account }, listener) => refused.onRefused([session, account], listener),
    start: () => startPolling({ refresh, logger, signal: stopping.signal }),
    refresh,
    stop: () => stopping.abort(),
    assertLoaded: () => {
      if (knownAt === -Infinity) throw new Error('The list of ended sessions has not been loaded yet');
    },
  };
}

/**
 * @returns a function that fetches the page after a position, or the first
 * @throws where svc-identity does not answer in time
 */
function createPageFetcher(identityUrl: string, signal: AbortSignal) {
  return (position: string | undefined): Promise<EndedSessionsPage> => {
    const address = new URL(listEndedSessionsRoute.path, identityUrl);
    if (position !== undefined) address.searchParams.set('after', position);
    return limitTime({ timeoutMs: attemptMs, signal }, async (attemptSignal) => {
      const response = await fetch(address, { signal: attemptSignal });
      if (!response.ok) throw new Error(`svc-identity answers ${response.status} for ended sessions`);
      return endedSessionsPageSchema.parse(await response.json());
    });
  };
}

interface Polling {
  readonly refresh: () => Promise<void>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** Settles after the first attempt and continues in the background. Logs each change between success and failure once. */
async function startPolling({ refresh, logger, signal }: Polling): Promise<void> {
  let isFailing = false;
  const attempt = async (): Promise<void> => {
    try {
      await refresh();
      if (isFailing) logger.info('ended-sessions.renewed');
      isFailing = false;
    } catch (error) {
      if (!isFailing && !signal.aborted) logger.warn({ err: error }, 'ended-sessions.unavailable');
      isFailing = true;
    }
  };
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      await delay(isFailing ? retryMs : pollMs, undefined, { signal, ref: false });
      await attempt();
    }
  };
  await attempt();
  poll().catch(() => undefined); // ends with the service
}
