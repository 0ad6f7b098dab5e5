/** @jest-environment node */
import { remoteDeclarationSchema } from '@sabi/contracts/http/platform';
import declaration from '../remote.json';
import { articles } from './content/articles';
import { render } from './remote.server';

const languages = ['en', 'id'] as const;

test.each(languages)('the server renders the listing in %s', async (language) => {
  const { status, head, html } = await render({ url: '/blog', language });
  expect(status).toBe(200);
  expect(head?.title).toBeTruthy();
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { title } of articles) expect(html).toContain(title[language]);
});

test.each(
  articles.flatMap((article) => languages.map((language) => [article.slug, language, article] as const)),
)('the server renders %s in %s', async (slug, language, article) => {
  const { status, head, html } = await render({ url: `/blog/${slug}`, language });
  expect(status).toBe(200);
  expect(head?.title).toBe(article.title[language]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const paragraph of article.introduction[language]) expect(html).toContain(paragraph);
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
});

test('an industry nobody has written about answers 404', async () => {
  const { status } = await render({ url: '/blog/no-such-industry', language: 'en' });
  expect(status).toBe(404);
});

test('the declaration is valid', () => {
  expect(remoteDeclarationSchema.parse(declaration).basePaths).toEqual(['/blog']);
});
