import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sabi/service-kit/logger';
import { Webhook } from 'standardwebhooks';
import type { HookName } from '../domain/settings/hook-names';
import { hookBusy, hookOverSize, hookTimedOut, hookUnreachable } from '../domain/hooks/hook-errors';
import type { HookCall, Hooks } from '../domain/hooks/hooks';
import type { GuardedFetch } from '../domain/providers/guarded-fetch';
import type { HookSettings, HooksSettings } from '../domain/settings/hook-settings';
import { AnswerTooLarge, createGuardedFetch } from './guarded-fetch';
import { readHookAnswer } from './hook-answer';

export interface HookTimes {
  /** For all attempts together. */
  readonly timeoutMs: number;
  /** After a failed connection. */
  readonly backoffMs: number;
}

/** GoTrue's times. */
const defaultTimes: HookTimes = { timeoutMs: 5000, backoffMs: 2000 };
const maxAttempts = 3;
const maxBytes = 200 * 1024;

/** Signed HTTP calls, as specified by https://www.standardwebhooks.com. */
export function createHooks(settings: HooksSettings, logger: Logger, times = defaultTimes): Hooks {
  // The operator sets the addresses, so private networks are allowed, but not redirects or large responses.
  const timeoutMs = 2 * times.timeoutMs; // longer than a call, which has its own timeout
  const fetch = createGuardedFetch({ arePrivateUrlsAllowed: true, timeoutMs, maxBytes });
  const call: Hooks['call'] = async (name, given) => {
    const hook = settings.get(name);
    if (!hook) throw new Error(`There is no hook ${name}`);
    const started = performance.now();
    const describe = () => ({ hook: name, duration_ms: Math.round(performance.now() - started) });
    try {
      const answer = await readHookAnswer(await send(buildMessage(name, given, hook), { fetch, times }));
      logger.info(describe(), 'hook.called');
      return answer;
    } catch (error) {
      logger.warn({ ...describe(), err: error }, 'hook.failed');
      throw error;
    }
  };
  const running = new Set<Promise<void>>();
  return {
    has: (name) => settings.has(name),
    call,
    notify: (name, prepare) => {
      const notification = notifyOnce(name, prepare, { call, logger }).finally(() =>
        running.delete(notification),
      );
      running.add(notification);
    },
    close: async () => {
      await Promise.all(running);
    },
  };
}

async function notifyOnce(
  name: HookName,
  prepare: () => Promise<HookCall | null>,
  { call, logger }: Pick<Hooks, 'call'> & { logger: Logger },
): Promise<void> {
  try {
    const prepared = await prepare();
    if (prepared) await call(name, prepared);
  } catch (error) {
    logger.warn({ hook: name, err: error }, 'hook.not-notified');
  }
}

interface Transport {
  readonly fetch: GuardedFetch;
  readonly times: HookTimes;
}

interface Message {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly signers: readonly Webhook[];
}

/** @throws {IdentityError} hook_payload_over_size_limit */
function buildMessage(name: HookName, call: HookCall, { url, secrets }: HookSettings): Message {
  const { id = randomUUID(), ip, payload } = call;
  const metadata = { uuid: id, time: new Date().toISOString(), name, ...(ip && { ip_address: ip }) };
  const body = JSON.stringify({ metadata, ...payload });
  if (Buffer.byteLength(body) > maxBytes) throw hookOverSize(maxBytes);
  return { id, url, body, signers: secrets.map((secret) => new Webhook(secret)) };
}

async function send(message: Message, { fetch, times }: Transport): Promise<Response> {
  const signal = AbortSignal.timeout(times.timeoutMs);
  const end = Date.now() + times.timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maxAttempts;
    const response = await sendBeforeBodyEnds(message, fetch, signal).catch((error: unknown) => {
      if (signal.aborted) throw hookTimedOut(times.timeoutMs, error);
      if (error instanceof AnswerTooLarge) throw hookOverSize(maxBytes, error);
      if (isLast) throw hookUnreachable(error);
      return null;
    });
    if (response && !isBusy(response)) return response;
    const waitMs = response ? readRetryAfter(response) : times.backoffMs;
    if (response && (isLast || Date.now() + waitMs >= end)) throw hookBusy();
    await delay(waitMs, undefined, { signal }).catch((cause: unknown) => {
      throw hookTimedOut(times.timeoutMs, cause);
    });
  }
}

/** All attempts have the same id, so that a hook can recognise a repetition. */
function sendBeforeBodyEnds(
  { id, url, body, signers }: Message,
  fetch: GuardedFetch,
  signal: AbortSignal,
): Promise<Response> {
  const now = new Date();
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Encoding': 'identity',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
  };
  return fetch(url, { method: 'POST', headers, body, signal });
}

const isBusy = ({ status }: Response): boolean => status === 429 || status === 503;

/** Seconds or a date. No retry without the header; an invalid value means at once. */
function readRetryAfter({ headers }: Response): number {
  const header = headers.get('retry-after');
  if (!header) return Infinity;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
