import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { HTMLElement } from 'node-html-parser';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { fetchPage } from '../support/served-page';
import { siteChromeTexts } from '../texts/site-chrome';

// Specification, sections 1 and 2: header and footer, moved addresses, and unknown ones.

const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en');

/** Spellings of older links, and the canonical address. */
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

  test(`header and footer lead everywhere, the header says where one is, and WhatsApp opens with a greeting (${language})`, async ({
    request,
  }) => {
    const { document } = await fetchPage(request, localizedPath(language, '/blog/it-industry'));
    expect(listLinks(document.querySelector('header nav')).map(({ name }) => name)).toEqual(t.links);
    expect(listCurrent(document)).toEqual(['Blog', 'Blog']);
    expect(listLinks(document.querySelector('header'))).toContainEqual({
      name: t.login,
      href: localizedPath(language, '/auth'),
    });
    const footer = listLinks(document.querySelectorAll('footer').at(-1)).map(({ name }) => name);
    for (const name of [...t.footer, ...t.social])
      expect(footer.filter((each) => each === name)).toEqual([name]);

    const chat = document.querySelector(`a[aria-label="${t.whatsApp}"]`);
    const { origin, pathname, searchParams } = new URL(chat?.getAttribute('href') ?? '');
    expect(origin).toBe('https://wa.me');
    expect(pathname).toMatch(/^\/\d+$/);
    expect(searchParams.get('text')).toBe(t.greeting);
    expect(chat?.getAttribute('target')).toBe('_blank');
    expect(chat?.getAttribute('rel')).toContain('noopener');

    const home = await fetchPage(request, localizedPath(language, '/'));
    expect(listCurrent(home.document)).toEqual([t.links[0], t.links[0]]);
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

function listLinks(part: HTMLElement | null | undefined): { name: string; href: string | undefined }[] {
  const links = part?.querySelectorAll('a') ?? [];
  return links.map((link) => ({
    name: link.getAttribute('aria-label') ?? link.text.trim(),
    href: link.getAttribute('href'),
  }));
}

/** Links marked as current, in the header and in the menu of a phone. */
const listCurrent = (document: HTMLElement) =>
  document.querySelectorAll('header nav [aria-current="page"]').map(({ text }) => text);
