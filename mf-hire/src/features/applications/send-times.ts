import { dayInWib } from '@sabi/shell-sdk/dates';

/** When applicants are notified, if not as early as possible. */
export const sendTimes = ['hour', 'tomorrow'] as const;
export type SendTime = (typeof sendTimes)[number];

const hourMs = 3_600_000;

/** @returns the moment, as ISO; tomorrow is at 09:00 in Western Indonesia */
export function momentOf(time: SendTime, now: number): string {
  if (time === 'hour') return new Date(now + hourMs).toISOString();
  const tomorrow = dayInWib(new Date(now + 24 * hourMs).toISOString());
  return new Date(`${tomorrow}T09:00:00+07:00`).toISOString();
}
