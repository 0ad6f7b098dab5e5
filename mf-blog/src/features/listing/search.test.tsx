import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from '../../content/articles';
import { linkTo, show } from '../../testing/show';
import { matches } from './filter';

const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

/** Types in the search field without a pause, however long the machine takes over a letter; then it pauses for so long. */
async function type(text: string, pauseMs: number): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('searchbox'), text);
  await act(() => jest.advanceTimersByTimeAsync(pauseMs));
}

test.each([
  ['en', 'hotel', ['Hospitality: hire for warmth, train for the rest']],
  ['en', 'WAREHOUSE driver', ['Logistics: people who keep goods moving between the islands']],
  ['id', 'perawat', ['Kesehatan: ']],
  ['id', 'juru masak', ['Makanan dan minuman: ']],
] as const)('in %s a search for "%s" finds the article that is meant', (language, query, titles) => {
  show(`/blog?q=${encodeURIComponent(query)}`, language);
  expect(shownTitles()).toEqual(titles.map((title) => expect.stringContaining(title)));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(query);
});

test('every article is found by the name of its topic, in the language of the page', () => {
  show('/blog?q=Technology and creative');
  expect(shownTitles()).toHaveLength(3);
});

describe('the field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('typing searches after a pause, in the address, without a step in the history', async () => {
    const { navigations } = show('/blog?topic=services');
    await type('hotel', 249);
    expect(navigations).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(navigations).toEqual([{ to: '/blog?q=hotel&topic=services', replace: true, state: null }]);
    expect(shownTitles()).toEqual([expect.stringContaining('Hospitality')]);
    expect(screen.getByRole('status').textContent).toBe('1 article found');
  });

  test('Enter searches at once', async () => {
    const { navigations } = show('/blog', 'id');
    await type(' gudang{Enter}', 0);
    expect(navigations).toMatchObject([{ to: '/blog?q=gudang' }]);
    expect(screen.getByRole('status').textContent).toBe('1 artikel ditemukan');
  });
});

test('the field follows the address when a link changes the search', () => {
  const { context } = show('/blog?q=zzz');
  act(() => context.navigate(linkTo('Show all articles') ?? ''));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(shownTitles()).toHaveLength(articles.length);
});

test('a topic narrows the listing down, keeps the search, is marked and is a step in the history', async () => {
  const { location, navigations } = show('/blog?q=engineer');
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  await userEvent.click(within(topics).getByRole('link', { name: 'Technology and creative work' }));
  expect(location.get().search).toBe('?q=engineer&topic=digital');
  expect(navigations).toMatchObject([{ replace: false }]);
  expect(screen.getByRole('status').textContent).toBe('1 article found');
  expect(shownTitles()).toEqual([expect.stringContaining('IT: ')]);
  expect(within(topics).getByRole('link', { current: true }).textContent).toBe(
    'Technology and creative work',
  );
});

test('a topic there is not narrows nothing down', () => {
  show('/blog?topic=toString');
  expect(shownTitles()).toHaveLength(articles.length);
});

test('a search without result says so and shows ways on', () => {
  const { heads } = show('/blog?q=astronaut&topic=digital');
  expect(screen.getByRole('status').textContent).toBe('0 articles found');
  expect(screen.getByRole('heading', { level: 2, name: /astronaut/ })).toBeTruthy();
  expect(linkTo('Search all topics')).toBe('/blog?q=astronaut');
  expect(linkTo('Show all articles')).toBe('/blog');
  expect(linkTo('Ask our team')).toBe('/contact-us');
  expect(heads.at(-1)?.robots).toBe('noindex');
});

test('without script it is a form that asks for the same address', () => {
  show('/blog?topic=consumer', 'id');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method]).toEqual(['/id/blog', 'get']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: '', topic: 'consumer' });
});

test.each([
  ['Café staff', 'cafe', true],
  ['Front office', 'office front', true],
  ['Front office', 'office back', false],
  ['Anything', '', true],
])('"%s" against "%s": %s', (text, query, result) => {
  expect(matches(text, query)).toBe(result);
});
