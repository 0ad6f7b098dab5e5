import { expect, test } from '../support/test';
import { readWholePage } from '../support/whole-page';

/** What a search engine finds without running script: title, heading and some text of the page's own. */
const pages = [
  {
    path: '/',
    lang: 'en',
    title: 'Sabi: recruitment and talent matching in Indonesia',
    heading: 'One Stop Solution for',
    text: 'Goodbye to job portals',
  },
  {
    path: '/id',
    lang: 'id',
    title: 'Sabi: rekrutmen dan pencocokan talenta di Indonesia',
    heading: 'Solusi Lengkap untuk',
    text: 'Selamat tinggal, portal lowongan',
  },
  {
    path: '/blog',
    lang: 'en',
    title: 'Industry insights · Sabi',
    heading: 'Industry insights',
    text: 'Manufacturing: hiring people who keep the line running',
  },
  {
    path: '/id/blog',
    lang: 'id',
    title: 'Wawasan industri · Sabi',
    heading: 'Wawasan industri',
    text: 'Manufaktur: merekrut orang yang menjaga lini tetap berjalan',
  },
];

for (const { path, lang, title, heading, text } of pages) {
  test(`${path} stands in the answer to curl`, async ({ request }) => {
    const html = await readWholePage(request, path, { 'User-Agent': 'curl/8.0' });
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(heading);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(text);
  });
}

const hydrated = [
  '/',
  '/blog',
  '/blog/design-industry',
  '/talent-solution',
  '/contact-us',
  '/auth',
  '/auth/verify',
  '/auth/forgot-password',
  '/auth/reset-password?token=x',
  '/auth/magic-link',
];

for (const path of hydrated.flatMap((each) => [each, `/id${each === '/' ? '' : each}`])) {
  test(`${path} comes alive without an error or a warning`, async ({ page, pageProblems }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-state', 'mounted');
    expect(pageProblems).toEqual([]);
  });
}

test('an address that does not exist answers 404 with a page that leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('every page fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of hydrated) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} is ${overflow} px too wide`).toBeLessThanOrEqual(0);
  }
});
