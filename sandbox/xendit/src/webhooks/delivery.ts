import type { CallbackBody } from './callback-body';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Delays of retries after a webhook without a 2XX, from the first attempt: docs.xendit.co/apidocs/webhook-behavior. */
export const retriesAfterMs = [
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
] as const;

export interface Attempt {
  readonly by: 'provider' | 'hand';
  readonly at: string;
  /** Null without an answer in time. */
  readonly status: number | null;
  readonly outcome: 'delivered' | 'refused' | 'timeout' | 'unreachable';
}

/** A webhook with its attempts. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly token: string;
  readonly body: CallbackBody;
  /** `waiting`: an attempt is scheduled; `dropped`: removed by the script. */
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly firstAt: number;
  readonly attempts: Attempt[];
}
