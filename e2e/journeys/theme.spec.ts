import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { siteChromeTexts } from '../texts/site-chrome';

const t = siteChromeTexts.en;
/** Grounds of the page, as tokens.css has them. */
const [light, dark] = ['rgb(255, 253, 251)', 'rgb(21, 17, 14)'];

const readGround = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const select = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: t.theme.label });

test('the theme follows the system, then the choice of the visitor, and the next page does not flash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  expect(await readGround(page)).toBe(dark);
  await select(page).selectOption(t.theme.light);
  expect(await readGround(page)).toBe(light);
  await test.step('a page that is loaded has the choice in its first frame', async () => {
    await page.addInitScript(() => {
      const record = () => {
        if (!document.body) return void requestAnimationFrame(record);
        Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] ?? 'none' });
      };
      requestAnimationFrame(record);
    });
    await openPage(page, '/jobs');
    expect(await page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)).toBe('light');
    expect(await readGround(page)).toBe(light);
    await expect(select(page)).toHaveValue('light');
  });
  await test.step('another tab follows', async () => {
    const other = await page.context().newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await openPage(other, '/blog');
    await select(other).selectOption(t.theme.dark);
    await expect.poll(() => readGround(page)).toBe(dark);
  });
  await test.step('and back to the system', async () => {
    await select(page).selectOption(t.theme.system);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readGround(page)).toBe(light);
  });
});

test('paper is light, without header, footer and buttons; links to other sites have their addresses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/blog/design-industry');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(35, 28, 23)');
  const shown = page.getByRole('main').getByRole('button').filter({ visible: true });
  await expect(shown).toHaveCount(0);
  const printed = await page.evaluate(() => {
    const link = document.querySelector('main a[href^="http"]');
    return link && getComputedStyle(link, '::after').content;
  });
  if (printed !== null) expect(printed).toContain('http');
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system, and there is no select that would do nothing', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(dark);
    await expect(page.getByRole('combobox', { name: t.theme.label })).toHaveCount(0);
  });
});
