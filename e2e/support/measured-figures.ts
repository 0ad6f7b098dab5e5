import { expect, test } from '@playwright/test';

/** The long form of the resilience suite: larger numbers, and tests that take minutes. */
export const isFull = process.env['RESILIENCE'] === 'full';

/** Requests per second to the whole product; fewer in the short form, beside other tests. */
export const loadPerSecond = isFull ? 50 : 8;

/**
 * Checks a promised time in the long form only. The short form runs beside other tests, where times depend on the machine; it
 * reports them.
 */
export function expectInTime(ms: number, mostMs: number, what = ''): void {
  if (isFull) expect(ms, what).toBeLessThanOrEqual(mostMs);
}

/** Records the figure of a promise; `npm run test:resilience` prints them by number. */
export function recordFigure(promise: `R${number}`, figure: string): void {
  test.info().annotations.push({ type: promise, description: figure });
}
