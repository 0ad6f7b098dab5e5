import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles, relatedTo } from './content/articles';
import { definition } from './definition';
import { formatDate } from './format-date';

const show = (path: string, language: Language = 'en') => renderInShell(definition, { path, language });
const linkTo = (name: string | RegExp, scope: HTMLElement = document.body) =>
  within(scope).getByRole('link', { name }).getAttribute('href');

describe('listing', () => {
  test.each([
    ['en', 'Industry insights'],
    ['id', 'Wawasan industri'],
  ] as const)('says in %s what it is', (language, title) => {
    const { heads } = show('/blog', language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(heads.at(-1)?.title).toBe(title);
  });

  test('shows every article with picture, title, excerpt, date and read time', () => {
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
        `${formatDate(article.published, 'en')}·${article.readMinutes} min read`,
      );
    }
  });

  test('loads pictures below the first row only when they are near', () => {
    show('/blog');
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(articles.map((_article, index) => (index < 3 ? 'eager' : 'lazy')));
  });

  test('leads to both solutions', () => {
    show('/blog', 'id');
    expect(linkTo('Lihat solusi perusahaan')).toBe('/id/company-solution');
    expect(linkTo('Lihat solusi talenta')).toBe('/id/talent-solution');
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('article %s', (slug, article) => {
  test.each(['en', 'id'] as const)('tells in %s what its card tells', (language) => {
    const { heads } = show(`/blog/${slug}`, language);
    const title = article.title[language];
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ]);
    expect(heads.at(-1)).toEqual({ title, description: article.excerpt[language], openGraphType: 'article' });
    const page = screen.getAllByRole('article')[0]!;
    expect(page.textContent).toContain(formatDate(article.published, language));
    expect(page.textContent).toContain(
      `${article.readMinutes} ${language === 'en' ? 'min read' : 'menit baca'}`,
    );
    for (const paragraph of article.introduction[language]) expect(page.textContent).toContain(paragraph);
  });

  test('leads back, on to its two related articles and to both solutions', () => {
    show(`/blog/${slug}`);
    expect(linkTo('Back to all articles')).toBe('/blog');
    expect(linkTo('Partner with Us')).toBe('/company-solution');
    expect(linkTo(/^Explore .+ Careers$/)).toBe('/talent-solution');
    const related = screen.getByRole('region', { name: 'Related insights' });
    expect(
      within(related)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(relatedTo(article).map(({ title }) => title.en));
  });
});

test('a click on a card opens the article', async () => {
  const { location } = show('/blog', 'id');
  await userEvent.click(screen.getByRole('link', { name: /^Logistik/ }));
  expect(location.get().pathname).toBe('/blog/logistics-industry');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Logistik/);
});

test.each([
  ['consumer-industry', 'consumer-goods-industry'],
  ['realestate-industry', 'real-estate-industry'],
  ['real-estate', 'real-estate-industry'],
  ['food-beverage', 'food-industry'],
  ['food-beverage-industry', 'food-industry'],
  ['logistics', 'logistics-industry'],
])('the old address %s leads to %s and leaves no step in the history', (variant, slug) => {
  const { navigations } = show(`/blog/${variant}`, 'id');
  expect(navigations).toMatchObject([{ to: `/blog/${slug}`, replace: true }]);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test.each(['/blog/no-such-industry', '/blog/it-industry/more', '/blog/toString'])(
  '%s is handed back to the shell',
  (path) => {
    expect(show(path).missing).toContain(path);
  },
);
