import type { CallbackBody } from './callback-body';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When a webhook that got no 2XX is sent again, from the first attempt: docs.xendit.co/apidocs/webhook-behavior. */
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
  /** Null where nothing answered in time. */
  readonly status: number | null;
  readonly outcome: 'delivered' | 'refused' | 'timeout' | 'unreachable';
}

/** One webhook and what became of it. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly token: string;
  readonly body: CallbackBody;
  /** `waiting`: an attempt is to come; `dropped`: the script took it away. */
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly firstAt: number;
  readonly attempts: Attempt[];
}
