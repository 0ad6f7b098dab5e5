import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles, findArticle, relatedTo } from '../../content/articles';
import { loadArticleBody } from '../../content/load-article-body';
import { formatDate } from '@sabi/shell-sdk/dates';
import { linkTo, show, showArticle } from '../../testing/show';
import { anchorOf } from './outline';
import blogEn from '../../locales/en/blog.json';
import blogId from '../../locales/id/blog.json';

jest.mock('../../content/load-article-body', () => {
  const actual = jest.requireActual<{ loadArticleBody: typeof loadArticleBody }>(
    '../../content/load-article-body',
  );
  return { loadArticleBody: jest.fn(actual.loadArticleBody) };
});

const load = jest.mocked(loadArticleBody);
const languages = ['en', 'id'] as const;

describe.each(articles.map((article) => [article.slug, article] as const))('article %s', (slug, article) => {
  test.each(languages)('says in %s what its card says', async (language) => {
    const { heads } = await showArticle(slug, language);
    const title = article.title[language];
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([title]);
    expect(heads.at(-1)).toMatchObject({
      title,
      description: article.excerpt[language],
      openGraphType: 'article',
    });
    const page = screen.getAllByRole('article')[0]!;
    expect(page.textContent).toContain(article.excerpt[language]);
    const date = within(page).getByText(formatDate(article.published, language)) as HTMLTimeElement;
    expect(date.dateTime).toBe(article.published);
    expect(page.textContent).toContain(
      `${article.readMinutes} ${language === 'en' ? 'min read' : 'menit baca'}`,
    );
  });

  test.each(languages)('shows every block of its body in %s', async (language) => {
    const { body } = await showArticle(slug, language);
    const { textContent } = document.body;
    const { statistics, caseStudy, opportunities, services, outlook, callToAction } = body;
    for (const text of [
      ...body.introduction,
      ...statistics.items.flatMap(({ value, label }) => [value, label]),
      ...statistics.sources.map(({ name }) => name),
      ...body.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...(body.quote ? [body.quote.text, body.quote.author, body.quote.role] : []),
      ...[caseStudy.note, ...caseStudy.challenge, ...caseStudy.approach, ...caseStudy.results],
      ...opportunities.cards.flatMap(({ title, text }) => [title, text]),
      ...services.items.flatMap(({ title, text }) => [title, text]),
      ...outlook.paragraphs,
      callToAction.text,
    ])
      expect(textContent).toContain(text);
    const stages =
      language === 'en' ? ['Challenge', 'Approach', 'Results'] : ['Tantangan', 'Pendekatan', 'Hasil'];
    for (const name of stages) expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    expect(document.querySelectorAll('blockquote')).toHaveLength(body.quote ? 1 : 0);
  });

  test.each(languages)('marks the invented quote and case study beside them in %s', async (language) => {
    const { body } = await showArticle(slug, language);
    const mark = { en: /Invented, for demonstration/, id: /Rekaan, sekadar contoh/ }[language];
    const parts = [...document.querySelectorAll('figure:has(blockquote), section')].filter(
      ({ textContent }) =>
        textContent.includes(body.caseStudy.challenge[0]!) ||
        (body.quote && textContent.includes(body.quote.text)),
    );
    expect(parts).toHaveLength(body.quote ? 2 : 1);
    for (const { textContent } of parts) expect(textContent).toMatch(mark);
  });

  test('leads back, on to its two related articles and to both solutions', async () => {
    const { body } = await showArticle(slug);
    expect(linkTo(blogEn.article.back)).toBe('/blog');
    expect(linkTo(blogEn.article.partner)).toBe('/company-solution');
    expect(linkTo(body.callToAction.careersLabel)).toBe('/talent-solution');
    const related = screen.getByRole('region', { name: blogEn.article.related });
    const links = within(related).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      relatedTo(article).map((other) => `/blog/${other.slug}`),
    );
  });

  test('its table of contents leads to every part under a heading', async () => {
    await showArticle(slug);
    const contents = screen.getByRole('navigation', { name: blogEn.article.contents });
    const parts = within(contents).getAllByRole('link');
    expect(parts.length).toBeGreaterThanOrEqual(9);
    for (const link of parts) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });
});

test('each figure links to the source that stands behind it', async () => {
  const { body } = await showArticle('it-industry');
  const box = screen.getByRole('region', { name: body.statistics.title });
  for (const { label, source } of body.statistics.items) {
    const term = within(box).getByText(label, { exact: false });
    const target =
      within(term)
        .getByRole('link', { name: `Source ${source}` })
        .getAttribute('href') ?? '';
    expect(document.querySelector(`${target} cite`)?.textContent).toBe(
      body.statistics.sources[source - 1]?.name,
    );
  }
});

test('the structured data of an article is on the page too, each figure with its source', async () => {
  const { heads, body } = await showArticle('manufacture-industry', 'id');
  const [post, breadcrumbs] = heads.at(-1)?.structuredData ?? [];
  const article = findArticle('manufacture-industry')!;
  const address = 'https://site.example/id/blog/manufacture-industry';
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    url: address,
    headline: article.title.id,
    mainEntityOfPage: address, // for which the shell puts the page's card
    datePublished: '2024-12-28',
    dateModified: '2024-12-28',
    inLanguage: 'id',
    author: { '@type': 'Organization', name: blogId.article.author },
    publisher: { '@type': 'Organization', name: 'Sabi' },
  });
  const { items, sources } = body.statistics;
  expect(post?.['mentions']).toMatchObject(
    items.map(({ value, label, source }) => ({
      '@type': 'Claim',
      text: `${value} ${label}`,
      citation: { name: sources[source - 1]!.name },
    })),
  );
  for (const { name } of post!['citation'] as { name: string }[]) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText(blogId.article.author, { selector: 'header *' })).toBeTruthy();
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: blogId.listing.head.title, item: 'https://site.example/id/blog' },
      { position: 2, name: article.title.id, item: address },
    ],
  });
});

describe('the part in view', () => {
  type Callback = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;
  const observed: Element[] = [];
  let report: Callback = () => {};
  let disconnected = false;

  beforeEach(() => {
    class FakeObserver {
      constructor(callback: Callback) {
        report = callback;
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => (disconnected = true);
    }
    Object.assign(window, { IntersectionObserver: FakeObserver });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('is marked in the table of contents', async () => {
    const { body, view } = await showArticle('it-industry');
    const title = body.sections[2]!.title;
    const part = document.getElementById(anchorOf(title))!;
    expect(observed).toContain(part);
    const contents = screen.getByRole('navigation', { name: blogEn.article.contents });
    expect(within(contents).queryByRole('link', { current: 'location' })).toBeNull();
    act(() => report([{ isIntersecting: true, target: part }]));
    expect(within(contents).getByRole('link', { current: 'location' }).textContent).toBe(title);
    view.unmount();
    expect(disconnected).toBe(true);
  });
});

describe('an article whose body comes later', () => {
  beforeEach(() => load.mockClear());

  test('shows its head at once and says that the rest is loading', async () => {
    show('/blog/it-industry');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('status', { name: blogEn.article.loading })).toBeTruthy();
    expect(await screen.findByRole('link', { name: blogEn.article.partner })).toBeTruthy();
    expect(screen.queryByRole('status', { name: blogEn.article.loading })).toBeNull();
  });

  test('says when it could not be loaded, and loads it when asked again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    show('/blog/it-industry');
    expect((await screen.findByRole('alert')).textContent).toContain(blogEn.article.failed.title);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: blogEn.article.partner })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that came with the page is not asked for again', async () => {
    await showArticle('it-industry');
    expect(screen.getByRole('link', { name: blogEn.article.partner })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1); // by the test itself
  });
});
