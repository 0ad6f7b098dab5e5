import { languages, localizedPath } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';
import { untilHydrated } from '../support/public-page';
import { expect, test } from '../support/test';
import { fetchHtml } from '../support/served-page';

/** Titles of articles are in their own files. */
const articles = {
  en: 'Manufacturing: hiring people who keep the line running',
  id: 'Manufaktur: merekrut orang yang menjaga lini tetap berjalan',
};

/** Pages without script, as search engines see them: title, heading and a text. */
const pages = languages.flatMap((language) => {
  const home = readDictionary(language, 'mf-marketing', 'home');
  const blog = readDictionary(language, 'mf-blog', 'blog');
  const suffix = readDictionary(language, 'shell', 'shell')('pageTitle.suffix');
  return [
    {
      path: localizedPath(language, '/'),
      language,
      title: home('head.title'),
      heading: home('hero.lead'),
      text: home('goodbye.title'),
    },
    {
      path: localizedPath(language, '/blog'),
      language,
      title: `${blog('listing.head.title')} · ${suffix}`,
      heading: blog('listing.title'),
      text: articles[language],
    },
  ];
});

for (const { path, language, title, heading, text } of pages) {
  test(`${path} stands in the answer to curl`, { tag: '@core' }, async ({ request }) => {
    const html = await fetchHtml(request, path, { 'User-Agent': 'curl/8.0' });
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(heading);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(text);
  });
}

/** One page of each public remote; accessibility.spec.ts opens every public page in both languages. */
const hydrated = ['/', '/id/blog/design-industry', '/auth?mode=sign-up'];

for (const path of hydrated) {
  test(
    `${path} comes alive without an error or a warning`,
    { tag: '@core' },
    async ({ page, pageProblems }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await untilHydrated(page);
      expect(pageProblems).toEqual([]);
    },
  );
}
