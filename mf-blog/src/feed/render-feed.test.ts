import { articles } from '../content/articles';
import { escapeXml, renderFeed } from './render-feed';

const siteUrl = 'https://site.example';

function parse(language: 'en' | 'id') {
  const { body, contentType } = renderFeed({ siteUrl, language });
  expect(contentType).toBe('application/rss+xml; charset=utf-8');
  const document = new DOMParser().parseFromString(body, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const textOf = (element: Element | Document, name: string) => element.querySelector(name)?.textContent;

test.each([
  ['en', 'https://site.example/blog', 'Sabi: Industry insights'],
  ['id', 'https://site.example/id/blog', 'Sabi: Wawasan industri'],
] as const)('the feed in %s says what it is and where it stands', (language, address, title) => {
  const document = parse(language);
  const channel = document.querySelector('rss[version="2.0"] > channel')!;
  expect(textOf(channel, 'title')).toBe(title);
  expect(textOf(channel, 'link')).toBe(address);
  expect(textOf(channel, 'language')).toBe(language);
  expect(textOf(channel, 'lastBuildDate')).toBe('Sat, 28 Dec 2024 00:00:00 GMT');
  const [self] = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', `${address}/rss.xml`]);
});

test.each(['en', 'id'] as const)('it lists every article in %s with a whole address', (language) => {
  const items = [...parse(language).querySelectorAll('item')];
  expect(items).toHaveLength(articles.length);
  for (const [index, { slug, title, excerpt, published }] of articles.entries()) {
    const item = items[index]!;
    const address = `${siteUrl}${language === 'id' ? '/id' : ''}/blog/${slug}`;
    expect(textOf(item, 'title')).toBe(title[language]);
    expect(textOf(item, 'description')).toBe(excerpt[language]);
    expect([textOf(item, 'link'), textOf(item, 'guid')]).toEqual([address, address]);
    expect(new Date(textOf(item, 'pubDate') ?? '').toISOString().slice(0, 10)).toBe(published);
  }
});

test('characters reserved in XML are escaped', () => {
  expect(escapeXml(`F&B <"taste" & 'pace'>`)).toBe(
    'F&amp;B &lt;&quot;taste&quot; &amp; &apos;pace&apos;&gt;',
  );
});
