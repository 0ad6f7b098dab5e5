import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createVerifiedAccount } from '../support/operator';
import { restoreSession } from '../support/account';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';

const widths = [360, 1440];
/** Pages checked elsewhere, or that are only planned. */
const leftOut = ['/profile/review', '/expert', '/inbox'];
const { pages } = JSON.parse(readFileSync(join(repositoryRoot, 'mf-talent/remote.json'), 'utf8')) as {
  pages: string[];
};
const paths = [...pages.filter((path) => !leftOut.includes(path)), '/events'];
/** Largest accepted Cumulative Layout Shift. */
const mostShift = 0.02;
/** Delay of answers, so that each part first renders without its data. */
const answerDelayMs = 300;

test('nothing on the signed-in pages jumps while they load', async ({ page, platform }) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.route(/\/(api|auth\/v1)\//, async (route) => {
    await delay(answerDelayMs);
    await route.continue();
  });
  const jumping: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      const shift = await readShift(page);
      if (shift >= mostShift) jumping.push(`${path} at ${width}: ${shift.toFixed(3)}`);
    }
  }
  expect(jumping).toEqual([]);
});

/** Layout shift since the page was opened. */
function readShift(page: Page): Promise<number> {
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
