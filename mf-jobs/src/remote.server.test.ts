/** @jest-environment node */
import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import type { BoardPage, PageCard } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { fakeContacts } from '@sabi/shell-sdk/testing';
import declaration from '../remote.json';
import jobsEn from './locales/en/jobs.json';
import { listPages, render as renderAt } from './remote.server';
import { buildCard, buildCompanyPage, buildJobPage, buildListPage } from './testing/board-pages';

const languages = ['en', 'id'] as const;
const render = (url: string, language: Language, data: BoardPage) =>
  renderAt({ url, language, siteUrl: 'https://site.example', contacts: fakeContacts, data });

test.each(languages)('the list is there whole without script in %s', async (language) => {
  const prefix = language === 'id' ? '/id' : '';
  const page = buildListPage({ next: 'position' });
  const { status, head, html, state } = await render('/jobs', language, page);
  expect(status).toBe(200);
  expect(head?.robots).toBeUndefined();
  expect(head?.structuredData).toBeUndefined(); // Google allows a posting's data on its own page alone
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(`href="${prefix}/jobs/barista-12"`);
  expect(html).toContain(`href="${prefix}/companies/kopi-pagi"`);
  expect(html.replaceAll('\u00a0', ' ')).toContain('Rp 4.500.000–5.200.000');
  expect(html).toContain(`action="${prefix}/jobs"`);
  expect(html).toContain(`href="${prefix}/jobs?after=position"`);
  expect(html).toContain('name="mode"');
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
  expect(html).not.toMatch(/>(?:list|filters|search|sort)\.[a-z]/); // a text that is missing shows its key
  expect(state).toEqual({ url: '/jobs', language, page });
});

test.each(languages)('a job says what it pays and who stands behind it, in %s', async (language) => {
  const { head, html } = await render('/jobs/barista-12', language, buildJobPage());
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const text of ['Barista', 'Menyajikan kopi.', 'Ramah', 'Bisa latte art', 'Uang makan', 'Uji coba'])
    expect(html).toContain(text);
  expect(html).toContain(language === 'en' ? 'lang="id"' : '<h1');
  expect(head?.title).toBe(language === 'en' ? 'Barista at PT Kopi Pagi' : 'Barista di PT Kopi Pagi');
  expect(head?.structuredData).toMatchObject([{ '@type': 'JobPosting' }]);
  expect(html).toMatch(/<form[^>]* action="\/api\/hiring\/v1\/jobs\/12\/reports" method="post"/); // without script
  expect(html).toContain(`name="language" value="${language}"`);
  expect(html).not.toMatch(/>(?:job|facts|pay|trust|report|apply)\.[a-z]/);
  // On phones the facts stand above the text, which would move if they came after it.
  expect(html.indexOf('</dl>')).toBeGreaterThan(0);
  expect(html.indexOf('</dl>')).toBeLessThan(html.indexOf('Menyajikan kopi.'));
});

test('the day is that of Jakarta', async () => {
  const day = '<time dateTime="2026-11-21">21 November 2026</time>';
  const job = { ...buildJobPage(), similar: [] };
  expect((await render('/jobs/barista-12', 'en', job)).html).toContain(day);
  expect((await render('/jobs', 'en', buildListPage())).html).toContain(day);
});

test.each([
  ['/jobs', (card: PageCard) => buildListPage({ jobs: [card] })],
  [
    '/jobs/barista-12',
    ({ company, is_unconfirmed, is_demo }: PageCard) => {
      const { job, ...page } = buildJobPage({ is_unconfirmed, is_demo });
      return { ...page, job: { ...job, company: { ...job.company, ...company } }, similar: [] };
    },
  ],
])('%s marks a verified company, an unconfirmed job and an example, and no other', async (url, build) => {
  const read = async (is: boolean) => {
    const company = { ...buildCard().company, is_verified: is };
    const page = build(buildCard({ company, is_unconfirmed: is, is_demo: is }));
    const { html } = await render(url, 'en', page);
    return ['>Demo<', '</svg>Verified<', /not confirmed (?:lately|for three weeks)/].map(
      (mark) => html.search(mark) >= 0,
    );
  };
  expect(await read(true)).toEqual([true, true, true]);
  expect(await read(false)).toEqual([false, false, false]);
});

test.each([
  ['as the service gives it', null],
  ['with structured data', buildJobPage().structured_data],
])('an example %s is marked, has no structured data and is not to be indexed', async (_how, data) => {
  const page = { ...buildJobPage({ is_demo: true }), structured_data: data };
  const { head, html } = await render('/jobs/barista-12', 'id', page);
  expect(html).toContain('Contoh');
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(head?.structuredData).toBeUndefined();
});

test('another spelling of a job’s address leads to the one it has', async () => {
  expect(await render('/jobs/old-name-12', 'id', buildJobPage())).toMatchObject({
    status: 301,
    redirectTo: '/jobs/barista-12',
  });
});

test('companies have no list of their own', async () => {
  expect(await render('/companies', 'en', buildListPage())).toMatchObject({
    status: 301,
    redirectTo: '/jobs',
  });
});

test.each(languages)('a closed job shows jobs like it, without structured data, in %s', async (language) => {
  const page = { kind: 'closed', similar: buildJobPage().similar } as const;
  const { status, head, html } = await render('/jobs/barista-12', language, page);
  expect(status).toBe(200); // the shell's server changes it to 410
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(head?.structuredData).toBeUndefined();
  expect(html).toContain('/jobs/kasir-13');
  expect(html).not.toContain('Barista');
});

test.each(languages)('a company shows what was checked and its jobs, in %s', async (language) => {
  const { head, html } = await render('/companies/kopi-pagi', language, buildCompanyPage());
  for (const text of ['PT Kopi Pagi Nusantara', 'kopipagi.example', 'Kedai kopi', '/jobs/barista-12'])
    expect(html).toContain(text);
  expect(head?.robots).toBeUndefined();
  expect(html).not.toMatch(/>company\.[a-z]/);
});

test('a company that is an example is marked and not to be indexed, nor are later pages of any company', async () => {
  const { company } = buildCompanyPage();
  const example = buildCompanyPage({ company: { ...company, is_demo: true } });
  const { head, html } = await render('/companies/kopi-pagi', 'id', example);
  expect(html).toContain('>Contoh<');
  expect(head?.robots).toBe('noindex');
  const later = await render('/companies/kopi-pagi?after=x', 'id', buildCompanyPage({ is_first: false }));
  expect(later.head?.robots).toBe('noindex');
});

test.each([
  ['en', 'Within', 'Within 100 km of Surabaya City: 14 jobs'],
  ['id', 'Dalam jarak', 'Dalam jarak 100 km dari Surabaya City: 14 lowongan'],
] as const)(
  'without results around a city a larger radius is linked, in %s',
  async (language, label, link) => {
    const area = [{ code: '35.78', name: 'Surabaya City', province: 'East Java', zone: 'WIB' as const }];
    const nothing = { total: 0, jobs: [], nearby: [{ radius_km: 100, total: 14 }] };
    const page = buildListPage({ ...nothing, filters: { area, radius_km: 25 } });
    const { head, html } = await render('/jobs?area=35.78&radius_km=25', language, page);
    expect(head?.robots).toBe('noindex');
    expect(html).toMatch(new RegExp(`>${label}</label>.*<select[^>]*name="radius_km"`));
    expect(html).toMatch(/<option value="25" selected/);
    expect(html).toContain(link);
    expect(html.replaceAll('&amp;', '&')).toContain('/jobs?area=35.78&radius_km=100"');
  },
);

test('a list with filters is not to be indexed, and offers each to be removed', async () => {
  const filters = {
    q: 'barista',
    mode: ['remote' as const],
    pay_min: 5_000_000,
    company: { slug: 'kopi-pagi', name: 'PT Kopi Pagi' },
  };
  const url = '/jobs?q=barista&mode=remote&pay_min=5000000&company=kopi-pagi&after=x';
  const { head, html } = await render(url, 'en', buildListPage({ filters }));
  expect(head?.robots).toBe('noindex');
  const text = html.replaceAll('&amp;', '&');
  expect(text).toContain('href="/jobs?q=barista&company=kopi-pagi&pay_min=5000000"'); // without remote
  expect(text).toContain('href="/jobs?company=kopi-pagi&mode=remote&pay_min=5000000"'); // without the words
  expect(text).toMatch(/<input[^>]*value="remote"[^>]*checked|<input[^>]*checked[^>]*value="remote"/);
});

test('where nothing is found it says what would be without a filter', async () => {
  const page = buildListPage({
    ...{ total: 0, jobs: [], widened: [{ without: 'mode', total: 1400 }] },
    filters: { q: 'barista', mode: ['remote'] },
  });
  const { html } = await render('/jobs?q=barista&mode=remote', 'id', page);
  expect(html).toContain('Tanpa Jarak jauh: 1.400 lowongan');
  expect(html).toContain('href="/id/jobs?q=barista"');
});

test('a board without jobs has nothing to filter', async () => {
  const { html } = await render('/jobs', 'en', buildListPage({ total: 0, jobs: [] }));
  expect(html).toContain(jobsEn.nothing.empty);
  expect(html).not.toContain('<details');
});

test('corrected words are said to be corrected', async () => {
  const page = buildListPage({ did_you_mean: 'barista', filters: { q: 'barisat' } });
  const { html } = await render('/jobs?q=barisat', 'en', page);
  expect(html).toContain('Nothing was found for “barisat”');
  expect(html).toContain('href="/jobs?q=barista"');
});

test('the board is named for the sitemap, and the declaration is valid', () => {
  expect(listPages?.()).toEqual([{ path: '/jobs' }]);
  expect(remoteDeclarationSchema.parse(declaration).pageData?.map(({ path }) => path)).toEqual([
    '/jobs',
    '/companies',
  ]);
});
