import { screen, within } from '@testing-library/react';
import { articles } from '../../content/articles';
import { formatDate } from '@sabi/shell-sdk/dates';
import { linkTo, show } from '../../testing/show';
import blogEn from '../../locales/en/blog.json';
import blogId from '../../locales/id/blog.json';

test.each([
  ['en', blogEn.listing.head.title, '12 long reads', '12 articles'],
  ['id', blogId.listing.head.title, '12 artikel mendalam', '12 artikel'],
] as const)('the listing says in %s what it is', (language, title, text, count) => {
  const { heads } = show('/blog', language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(count);
  expect(heads.at(-1)).toMatchObject({ title });
  expect(heads.at(-1)).not.toHaveProperty('robots');
});

test('every article is shown with picture, title, excerpt, date and read time', () => {
  show('/blog');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(12);
  for (const [index, article] of articles.entries()) {
    const card = cards[index]!;
    const picture = within(card).getByRole<HTMLImageElement>('img');
    expect(picture.alt).not.toBe('');
    expect([picture.width, picture.height]).toEqual([480, 300]);
    expect(linkTo(article.title.en, card)).toBe(`/blog/${article.slug}`);
    expect(card.textContent).toContain(article.excerpt.en);
    expect(card.textContent).toContain(
      `${formatDate(article.published, 'en')}${article.readMinutes} min read`,
    );
    expect(card.querySelector('time')?.dateTime).toBe(article.published);
  }
});

test('pictures below the first row are loaded only when they are near', () => {
  show('/blog');
  const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(articles.map((_article, index) => (index < 3 ? 'eager' : 'lazy')));
});

test('it leads to both solutions and to its feed', () => {
  show('/blog', 'id');
  expect(linkTo(blogId.listing.next.company)).toBe('/id/company-solution');
  expect(linkTo(blogId.listing.next.talent)).toBe('/id/talent-solution');
  expect(linkTo(blogId.listing.feed)).toBe('/id/blog/rss.xml');
});

test('the structured data of the blog is on the page too', () => {
  const { heads } = show('/blog', 'id');
  const [blog] = heads.at(-1)?.structuredData ?? [];
  expect(blog).toMatchObject({
    '@type': 'Blog',
    url: 'https://site.example/id/blog',
    inLanguage: 'id',
    name: blogId.listing.head.title,
  });
  const posts = blog?.['blogPost'] as { headline: string; url: string; datePublished: string }[];
  const cards = screen.getAllByRole('article');
  expect(posts).toHaveLength(cards.length);
  for (const [index, { headline, url, datePublished }] of posts.entries()) {
    expect(`https://site.example${linkTo(headline, cards[index]!)}`).toBe(url);
    expect(cards[index]!.querySelector('time')?.dateTime).toBe(datePublished);
  }
});
