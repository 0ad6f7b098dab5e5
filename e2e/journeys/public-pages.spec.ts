import { expect, test } from '../support/test';
import { readWholePage } from '../support/whole-page';

/** Content without scripts, as a search engine sees it: title, heading and some text of the page. */
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
  test(`${path} stands in the answer to curl`, { tag: '@core' }, async ({ request }) => {
    const html = await readWholePage(request, path, { 'User-Agent': 'curl/8.0' });
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(heading);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(text);
  });
}

/** One of each remote that visitors see; every public page in both languages: accessibility.spec.ts. */
const hydrated = ['/', '/id/blog/design-industry', '/auth?mode=sign-up'];

for (const path of hydrated) {
  test(
    `${path} comes alive without an error or a warning`,
    { tag: '@core' },
    async ({ page, pageProblems }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('[data-remote]')).toHaveAttribute('data-state', 'mounted');
      expect(pageProblems).toEqual([]);
    },
  );
}
