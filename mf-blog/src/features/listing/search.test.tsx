import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from '../../content/articles';
import type { FoundArticle } from '../../search/found-article';
import { fetchSearch, linkTo, show, showSearch } from '../../testing/show';
import { matches } from './filter';
import blogEn from '../../locales/en/blog.json';
import blogId from '../../locales/id/blog.json';

const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

/** The listing after the server's answer. */
async function showAnswered(path: string) {
  const shown = show(path);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('Searching…'));
  return shown;
}

/** Types without pauses, then waits, with fake timers. */
async function type(text: string, pauseMs: number): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('searchbox'), text);
  await act(() => jest.advanceTimersByTimeAsync(pauseMs));
}

test.each([
  ['en', 'hotel', 'Hospitality: hire for warmth, train for the rest'],
  ['en', 'WAREHOUSE driver', 'Logistics: people who keep goods moving between the islands'],
  ['id', 'perawat', 'Kesehatan: '],
  ['id', 'juru masak', 'Makanan dan minuman: '],
] as const)('in %s a search for "%s" finds the article that is meant first', (language, query, title) => {
  showSearch(query, language);
  expect(shownTitles()[0]).toContain(title);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(query);
});

test('every article is found by the name of its topic, in the language of the page', () => {
  showSearch(blogEn.topics.digital, 'en');
  expect(shownTitles().slice(0, 3).toSorted()).toEqual([
    expect.stringMatching(/^Design/),
    expect.stringMatching(/^IT/),
    expect.stringMatching(/^Marketing/),
  ]);
});

test.each([
  ['en', 'pay', /^pay/i],
  ['en', 'salary', /^salary/i],
  ['en', 'overtime', /^overtime/i],
  ['id', 'gaji', /^gaji/i],
  ['id', 'lembur', /^lembur/i],
  ['id', 'UPAH minimum', /^(upah|minimum)/i],
] as const)(
  'in %s the text of an article is found by "%s", and shown where it says so',
  (language, query, word) => {
    showSearch(query, language);
    expect(shownTitles().length).toBeGreaterThan(0);
    const marks = [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent);
    expect(marks.length).toBeGreaterThanOrEqual(shownTitles().length);
    for (const mark of marks) expect(mark).toMatch(word);
  },
);

describe('the field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('typing searches after a pause, in the address, without a step in the history', async () => {
    const { navigations } = show('/blog?topic=services');
    await type('hotel', 249);
    expect(navigations).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(navigations).toEqual([{ to: '/blog?q=hotel&topic=services', replace: true, state: null }]);
    expect(shownTitles()[0]).toContain('Hospitality');
    expect(screen.getByRole('status').textContent).toMatch(/^\d articles found$/);
  });

  test('what was found before stays in view while the server searches, and only the last answer counts', async () => {
    const answers: ((found: FoundArticle[]) => void)[] = [];
    const fetch: typeof globalThis.fetch = () =>
      new Promise((resolve) => answers.push((found) => resolve(Response.json(found))));
    showSearch('hotel', 'en', { fetch });
    const before = shownTitles();
    await type(' salary', 250);
    expect(screen.getByRole('status').textContent).toBe('Searching…');
    expect(screen.getByRole('list', { busy: true })).toBeTruthy();
    expect(shownTitles()).toEqual(before);
    await type(' pay', 250);
    expect(answers).toHaveLength(2);
    await act(async () => answers[0]!([]));
    expect(shownTitles()).toEqual(before);
    await act(async () => answers[1]!([{ slug: 'it-industry', passage: null }]));
    expect(shownTitles()).toEqual([expect.stringContaining('IT: ')]);
    expect(screen.getByRole('status').textContent).toBe('1 article found');
  });

  test('Enter searches at once', async () => {
    const { navigations } = show('/blog', 'id');
    await type(' gudang{Enter}', 0);
    expect(navigations).toMatchObject([{ to: '/blog?q=gudang' }]);
    expect(screen.getByRole('status').textContent).toMatch(/^\d artikel ditemukan$/);
  });
});

test('the field follows the address when a link changes the search', () => {
  const { context } = showSearch('zzz');
  act(() => context.navigate(linkTo(blogEn.search.none.clear) ?? ''));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(shownTitles()).toHaveLength(articles.length);
});

test('a topic narrows the listing down, keeps the search, is marked and is a step in the history', async () => {
  const { location, navigations } = showSearch('developer');
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  await userEvent.click(within(topics).getByRole('link', { name: blogEn.topics.digital }));
  expect(location.get().search).toBe('?q=developer&topic=digital');
  expect(navigations).toMatchObject([{ replace: false }]);
  expect(shownTitles()[0]).toContain('IT: ');
  for (const title of shownTitles()) expect(title).toMatch(/^(IT|Design|Marketing)/);
  expect(within(topics).getByRole('link', { current: true }).textContent).toBe(blogEn.topics.digital);
});

test('a topic there is not narrows nothing down', () => {
  show('/blog?topic=toString');
  expect(shownTitles()).toHaveLength(articles.length);
});

test('a search without result says so and shows ways on', async () => {
  const { heads } = await showAnswered('/blog?q=astronaut&topic=digital');
  expect(screen.getByRole('status').textContent).toBe('0 articles found');
  expect(screen.getByRole('heading', { level: 2, name: /astronaut/ })).toBeTruthy();
  expect(linkTo(blogEn.search.none.everyTopic)).toBe('/blog?q=astronaut');
  expect(linkTo(blogEn.search.none.clear)).toBe('/blog');
  expect(linkTo(blogEn.search.none.ask)).toBe('/contact-us');
  expect(heads.at(-1)?.robots).toBe('noindex');
});

test.each([
  ['en', 'hotel', blogEn.search.failed.title, blogEn.search.failed.retry],
  ['id', 'hotel', blogId.search.failed.title, 'Cari lagi'],
] as const)(
  'out of reach of the server the cards are searched, it says so, and tries again, in %s',
  async (language, query, title, again) => {
    let reachable = false;
    const fetch: typeof globalThis.fetch = (...request) =>
      reachable ? fetchSearch(...request) : Promise.reject(new TypeError('Failed to fetch'));
    show(`/blog?q=${query}`, language, { fetch });
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(shownTitles()).toHaveLength(1);
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(shownTitles().length).toBeGreaterThan(1));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

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
  ['Repairs', 'air', false],
  ['Repairs', 'rep', true],
])('"%s" against "%s": %s', (text, query, result) => {
  expect(matches(text, query)).toBe(result);
});
