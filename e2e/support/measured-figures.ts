import { expect, test } from '@playwright/test';

/** The long form of the resilience suite: more of everything, and what takes minutes. */
export const isFull = process.env['RESILIENCE'] === 'full';

/** Requests a second on the whole product; fewer where tests run beside it. */
export const loadPerSecond = isFull ? 50 : 20;

/**
 * Checks a promised time in the long form alone. The short form runs beside other tests, so its times say more about the machine
 * than about the product; it reports them.
 */
export function expectInTime(ms: number, mostMs: number, what = ''): void {
  if (isFull) expect(ms, what).toBeLessThanOrEqual(mostMs);
}

/** Records the figure measured for a promise; `npm run test:resilience` prints them by number. */
export function recordFigure(promise: `R${number}`, figure: string): void {
  test.info().annotations.push({ type: promise, description: figure });
}
