import type { Page } from '@playwright/test';

/** Largest accepted Cumulative Layout Shift. */
export const mostShift = 0.02;

/** Layout shift since the page was opened. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200); // without a shift there is no entry
      }),
  );
}
