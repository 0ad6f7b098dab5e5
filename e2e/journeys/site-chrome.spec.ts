import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { siteChromeTexts } from '../texts/site-chrome';

// Specification, sections 1 and 2: what stands around every page, addresses that have moved, and addresses that are none.

const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en');

/** Addresses as older links and other pages spell them, and the page's one address. */
const moved = {
  '/event': '/events',
  '/register': '/auth?mode=sign-up',
  '/signup': '/auth?mode=sign-up',
  '/talent-dashboard': '/dashboard',
  '/blog/consumer-industry': '/blog/consumer-goods-industry',
  '/blog/realestate-industry': '/blog/real-estate-industry',
  '/blog/food-beverage': '/blog/food-industry',
  '/blog/logistics': '/blog/logistics-industry',
  '/blog/': '/blog',
} as const;

for (const language of languages) {
  const t = siteChromeTexts[language];

  test(`header and footer lead everywhere, the header says where one is (${language})`, async ({ page }) => {
    await openPage(page, localizedPath(language, '/blog/it-industry'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').first().getByRole('link')).toHaveText([...t.links]);
    await expect(header.locator('[aria-current="page"]').filter({ visible: true })).toHaveText('Blog');
    await expect(header.getByRole('link', { name: t.login })).toHaveAttribute(
      'href',
      localizedPath(language, '/auth'),
    );
    const footer = page.getByRole('contentinfo');
    for (const name of [...t.footer, ...t.social])
      await expect(footer.getByRole('link', { name })).toHaveCount(1);
    await header.getByRole('link', { name: t.links[0], exact: true }).click();
    await expect(header.locator('[aria-current="page"]').filter({ visible: true })).toHaveText(t.links[0]);
  });

  test(
    `another language keeps page and query, and is remembered (${language})`,
    { tag: '@core' },
    async ({ page }) => {
      const other = otherLanguage(language);
      await openPage(page, localizedPath(language, '/talent-solution?panel=community'));
      await page.getByRole('banner').getByRole('link', { name: t.other }).click();
      await expect(page).toHaveURL(localizedPath(other, '/talent-solution?panel=community'));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(
        page.getByRole('banner').getByRole('link', { name: siteChromeTexts[other].login }),
      ).toBeVisible();
      await page.goto('/');
      await expect(page).toHaveURL(localizedPath(other, '/'));
      expect(await page.evaluate(() => localStorage.getItem('sabi-language'))).toBe(other);
    },
  );

  test(`moved addresses answer 301 with the one address (${language})`, async ({ request }) => {
    for (const [from, to] of Object.entries(moved)) {
      const response = await request.get(localizedPath(language, from), {
        maxRedirects: 0,
        headers: { Accept: 'text/html' },
      });
      expect([from, response.status(), response.headers()['location']]).toEqual([
        from,
        301,
        localizedPath(language, to),
      ]);
    }
  });
}

const language: Language = 'id';
const t = siteChromeTexts[language];

test('on a phone the links are behind a menu that closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, localizedPath(language, '/contact-us'));
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' }).filter({ visible: true });
  await expect(blog).toHaveCount(0);
  await page.getByRole('banner').locator('summary').click();
  await expect(blog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(blog).toHaveCount(0);
  await page.getByRole('banner').locator('summary').click();
  await blog.click();
  await expect(page).toHaveURL(localizedPath(language, '/blog'));
  await expect(blog).toHaveCount(0);
});

test('WhatsApp opens in a new tab with a greeting', async ({ page }) => {
  await openPage(page, localizedPath(language, '/sabiats'));
  const link = page.getByRole('link', { name: t.whatsApp });
  const { protocol, host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(`${protocol}//${host}`).toBe('https://wa.me');
  expect(pathname).toMatch(/^\/\d+$/);
  expect(searchParams.get('text')).toBe(t.greeting);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test(
  'an address that is none says so, to the console as well, and leads home',
  { tag: '@core' },
  async ({ page, pageProblems }) => {
    const path = '/no-such-page';
    const response = await page.goto(localizedPath(language, path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
    await expect(page.getByRole('main')).toContainText('404');
    await expect.poll(() => pageProblems.some((text) => text.includes(path))).toBe(true);
    await page.getByRole('link', { name: t.home }).click();
    await expect(page).toHaveURL(localizedPath(language, '/'));
  },
);
