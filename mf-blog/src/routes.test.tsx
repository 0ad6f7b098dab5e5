import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from './content/articles';
import { show } from './testing/show';
import blogEn from './locales/en/blog.json';
import blogId from './locales/id/blog.json';

test('a click on a card opens the article, body and all', async () => {
  const { location } = show('/blog', 'id');
  await userEvent.click(screen.getByRole('link', { name: /^Logistik/ }));
  expect(location.get().pathname).toBe('/blog/logistics-industry');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Logistik/);
  expect(await screen.findByRole('link', { name: blogId.article.partner })).toBeTruthy();
});

test('from one article to a related one and back to the listing', async () => {
  show('/blog/retail-industry');
  await userEvent.click(screen.getByRole('link', { name: /^Marketing/ }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Marketing/);
  await userEvent.click(screen.getByRole('link', { name: blogEn.article.back }));
  expect(screen.getAllByRole('article')).toHaveLength(articles.length);
});

test.each([
  ['consumer-industry', 'consumer-goods-industry'],
  ['realestate-industry', 'real-estate-industry'],
  ['real-estate', 'real-estate-industry'],
  ['food-beverage', 'food-industry'],
  ['food-beverage-industry', 'food-industry'],
  ['logistics', 'logistics-industry'],
])('the old address %s has moved to %s for good', (variant, slug) => {
  const { redirects, missing } = show(`/blog/${variant}`, 'id');
  expect(new Set(redirects)).toEqual(new Set([`/blog/${slug}`]));
  expect(missing).toEqual([]);
});

test.each(['/blog/no-such-industry', '/blog/it-industry/more', '/blog/toString'])(
  '%s is handed back to the shell',
  (path) => {
    expect(show(path).missing).toContain(path);
  },
);
