import { test } from '@playwright/test';

/** The long form of the resilience suite: more of everything, and what takes minutes. */
export const isFull = process.env['RESILIENCE'] === 'full';

/** Tells the figure a promise reached; `npm run test:resilience` prints them by number. */
export function reached(promise: `R${number}`, figure: string): void {
  test.info().annotations.push({ type: promise, description: figure });
}
