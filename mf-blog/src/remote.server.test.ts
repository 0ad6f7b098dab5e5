/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import type { Language } from '@sabi/contracts/language';
import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import declaration from '../remote.json';
import { articles } from './content/articles';
import { loadArticleBody } from './content/load-article-body';
import { listPages, render as renderAt, serveFile } from './remote.server';

const languages = ['en', 'id'] as const;
const siteUrl = 'https://site.example';
const render = (url: string, language: Language) =>
  renderAt({ url, language, siteUrl, contacts: fakeContacts });

test.each(languages)('the server renders the listing in %s', async (language) => {
  const { status, head, html, state } = await render('/blog', language);
  expect(status).toBe(200);
  expect(head?.title).toBeTruthy();
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { title } of articles) expect(html).toContain(title[language]);
  expect(state).toBeNull();
});

test.each(
  articles.flatMap((article) => languages.map((language) => [article.slug, language, article] as const)),
)('the server renders %s in %s, with the whole body', async (slug, language, article) => {
  const { status, head, html, state } = await render(`/blog/${slug}?from=mail`, language);
  const body = await loadArticleBody(slug, language);
  expect(status).toBe(200);
  expect(head?.title).toBe(article.title[language]);
  expect(head?.structuredData?.map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { title } of body.sections) expect(html).toContain(escapeHtml(title));
  for (const paragraph of body.outlook.paragraphs) expect(html).toContain(escapeHtml(paragraph));
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
  expect(state).toEqual({ slug, language, body });
});

test.each(languages)(
  'without script an article can be shared, and a search asked for, in %s',
  async (language) => {
    const article = await render('/blog/it-industry', language);
    expect(article.html).toMatch(/<details[^>]*><summary/);
    expect(article.html).toContain('https://wa.me/?text=');
    const listing = await render('/blog?q=zzz', language);
    expect(listing.html).toContain(`action="${language === 'id' ? '/id' : ''}/blog"`);
    expect(listing.html).toContain('value="zzz"');
    expect(listing.html).not.toContain('<article');
    expect(listing.head?.robots).toBe('noindex');
  },
);

test.each([
  ['en', 'overtime'],
  ['id', 'lembur'],
] as const)('without script a search of the texts is answered too, in %s', async (language, query) => {
  const { html, state } = await render(`/blog?q=${query}`, language);
  expect(html).toMatch(new RegExp(`<article.*<mark[^>]*>${query}</mark>`, 'is'));
  const url = `/blog/search.json?q=${query}`;
  const file = serveFile?.({ url, language, siteUrl, contacts: fakeContacts });
  expect(file?.contentType).toContain('application/json');
  expect(state).toEqual({ query, language, found: JSON.parse(file?.body ?? '') });
});

test.each([
  ['/blog/consumer-industry', '/blog/consumer-goods-industry'],
  ['/blog/realestate-industry', '/blog/real-estate-industry'],
  ['/blog/food-beverage', '/blog/food-industry'],
  ['/blog/logistics', '/blog/logistics-industry'],
])('%s answers 301 to %s', async (url, redirectTo) => {
  expect(await render(url, 'id')).toMatchObject({ status: 301, redirectTo });
});

test('an industry nobody has written about answers 404', async () => {
  expect((await render('/blog/no-such-industry', 'en')).status).toBe(404);
});

test('listing and articles are named for the sitemap, with the day of their last change', () => {
  expect(listPages?.()).toEqual([
    { path: '/blog', lastModified: '2024-12-28' },
    ...articles.map(({ slug, published }) => ({ path: `/blog/${slug}`, lastModified: published })),
  ]);
});

test.each(languages)('the feed in %s is a file, and others there are not', (language) => {
  expect(
    serveFile?.({ url: '/blog/rss.xml', language, siteUrl, contacts: fakeContacts })?.contentType,
  ).toContain('rss');
  expect(serveFile?.({ url: '/blog/other.xml', language, siteUrl, contacts: fakeContacts })).toBeNull();
});

test('the declaration is valid', () => {
  expect(remoteDeclarationSchema.parse(declaration).basePaths).toEqual(['/blog']);
});

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
