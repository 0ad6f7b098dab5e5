import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createVerifiedAccount } from '../support/operator';
import { restoreSession } from '../support/account';
import { mostShift, readShift } from '../support/layout-shift';
import { shortenInboxStream } from '../support/short-inbox-stream';
import { openPage, untilHydrated } from '../support/public-page';
import { SlowNetwork } from '../support/slow-network';
import { expect, type Page, test } from '../support/test';
import { boardTexts } from '../texts/board';

const widths = [360, 1440];
/** Pages checked elsewhere, or that are only planned. */
const leftOut = ['/profile/review', '/expert'];
const { pages } = JSON.parse(readFileSync(join(repositoryRoot, 'mf-talent/remote.json'), 'utf8')) as {
  pages: string[];
};
const paths = [...pages.filter((path) => !leftOut.includes(path)), '/events'];
/** Delay of answers, so that each part first renders without its data. */
const answerDelayMs = 300;

test('nothing on the signed-in pages jumps while they load', async ({ context, page, platform }) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await context.route(/\/(api|auth\/v1)\//, async (route) => {
    await delay(answerDelayMs);
    await route.continue();
  });
  await shortenInboxStream(context);
  // Both widths at a time, as pages mostly wait here.
  const jumping = await Promise.all(widths.map(async (width) => findJumping(await context.newPage(), width)));
  expect(jumping.flat()).toEqual([]);
});

async function findJumping(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const jumping: string[] = [];
  for (const path of paths) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const shift = await readShift(page);
    if (shift >= mostShift) jumping.push(`${path} at ${width}: ${shift.toFixed(3)}`);
  }
  return jumping;
}

test('the job board is usable at 400 kbps: nothing jumps, and the list is never blank', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await SlowNetwork.begin(page, { kilobitsPerSecond: 400, latencyMs: 400 });
  const t = boardTexts.en;
  const titles = page.getByRole('region', { name: t.results }).getByRole('heading', { level: 2 });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(titles.first()).toBeVisible();
  await expectSteady(page, '/jobs');
  // The list stays in view until the found jobs replace it.
  const fewest = countFewest(page, 'main article');
  await page.getByRole('searchbox').fill('operator');
  await page.getByRole('button', { name: t.search, exact: true }).click();
  await expect(titles.first()).toContainText(/operator/i);
  await page.evaluate(() => document.dispatchEvent(new Event('counted')));
  expect(await fewest).toBeGreaterThan(0);
  const title = await titles.first().innerText();
  const job = (await titles.first().getByRole('link').getAttribute('href')) ?? '';
  await page.goto(job, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectSteady(page, job);
  await page.goto('/id/jobs', { waitUntil: 'commit' });
  await expectSteady(page, '/id/jobs');
});

async function expectSteady(page: Page, address: string): Promise<void> {
  await untilHydrated(page);
  expect(await readShift(page), address).toBeLessThan(mostShift);
}

/** The fewest elements that the page has had at a time, until the event `counted`. */
function countFewest(page: Page, selector: string): Promise<number> {
  return page.evaluate((counted) => {
    const count = () => document.querySelectorAll(counted).length;
    let fewest = count();
    const observer = new MutationObserver(() => (fewest = Math.min(fewest, count())));
    observer.observe(document.body, { childList: true, subtree: true });
    return new Promise<number>((resolve) =>
      document.addEventListener('counted', () => resolve(fewest), { once: true }),
    );
  }, selector);
}
