import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { siteChromeTexts } from '../texts/site-chrome';

test.use({ serviceWorkers: 'allow' });

const untilControlled = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Addresses in the caches of the site. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a network a visitor sees a page of the site in its language, and goes on once there is one', async ({
  context,
  page,
}) => {
  await openPage(page, '/id');
  await untilControlled(page);
  await context.setOffline(true);
  for (const [address, language] of [
    ['/id/jobs', 'id'],
    ['/jobs', 'en'],
  ] as const) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: siteChromeTexts[language].offline }),
    ).toBeVisible();
    // With its style: the header is laid out in one line.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  }
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: siteChromeTexts.en.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: siteChromeTexts.en.offline })).toHaveCount(0);
  await expect(page).toHaveURL('/jobs');
  await test.step('nothing is kept but files of the shell and the offline pages', async () => {
    await page.goto('/auth');
    const strange = (await listKept(page)).filter((path) => !/^\/(assets\/.+|(id\/)?offline)$/.test(path));
    expect(strange).toEqual([]);
  });
});
