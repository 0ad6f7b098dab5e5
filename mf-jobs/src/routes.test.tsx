import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from './definition';
import { preloadAllPages } from './pages';
import { buildCard, buildCompanyPage, buildJobPage, buildListPage } from './testing/board-pages';
import jobsEn from './locales/en/jobs.json';
import jobsId from './locales/id/jobs.json';
import reportEn from './locales/en/report.json';
import statesEn from './locales/en/states.json';

beforeAll(preloadAllPages);

type Answer = { status?: number; body?: BoardPage | object } | Error;

/** The remote at an address, with answers in order. */
function show(path: string, answers: Answer[] = [], first?: BoardPage, language: Language = 'en') {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(input));
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('The test expected no request');
    return Response.json(next.body ?? {}, { status: next.status ?? 200 });
  };
  const initialState = first && { url: path, language, page: first };
  const shell = renderInShell(definition, { path, fetch, initialState, language });
  return { ...shell, asked, sent };
}

const addressOf = (asked: string | undefined) => new URL(asked ?? '', 'http://x').searchParams.get('url');

test('what the server has sent is not asked for again', () => {
  const { asked } = show('/jobs', [], buildListPage());
  expect(screen.getByRole('link', { name: 'Barista' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a filter applies once it is chosen, and the list before stays in view meanwhile', async () => {
  const found = buildListPage({ jobs: [buildCard({ title: 'Penulis' })], filters: { mode: ['remote'] } });
  const { asked, location } = show('/jobs', [{ body: found }], buildListPage());
  await userEvent.click(screen.getByRole('checkbox', { name: /Remote/ }));
  expect(location.get().search).toBe('?mode=remote');
  expect(await screen.findByRole('link', { name: 'Penulis' })).toBeTruthy();
  expect(addressOf(asked[0])).toBe('/jobs?mode=remote');
  expect(screen.getByRole('link', { name: /^Remote/ }).getAttribute('href')).toBe('/jobs');
});

test('a radius is offered beside a city, applies once it is chosen, and goes with the city', async () => {
  const area = [{ code: '35.78', name: 'Surabaya City', province: 'East Java', zone: 'WIB' as const }];
  const around = buildListPage({ filters: { area, radius_km: 25 } });
  const answers = [
    { body: buildListPage({ filters: { area } }) },
    { body: around },
    { body: buildListPage() },
  ];
  const { asked, location } = show('/jobs', answers, buildListPage());
  expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where' }), '35.78');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Within' }), '25 km');
  expect(addressOf(asked[1])).toBe('/jobs?area=35.78&radius_km=25');
  const chip = await screen.findByRole('link', { name: /^Within 25 km/ });
  expect(chip.getAttribute('href')).toBe('/jobs?area=35.78');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where' }), '35');
  expect(location.get().search).toBe('?area=35');
});

test('a search by words keeps the filters and begins at the first page', async () => {
  const { location } = show('/jobs?mode=remote&after=x', [{ body: buildListPage() }], buildListPage());
  await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'kasir{Enter}');
  expect(location.get().search).toBe('?q=kasir&mode=remote');
});

test('j and k move from job to job', async () => {
  const jobs = [buildCard(), buildCard({ public_no: 13, title: 'Kasir' })];
  show('/jobs', [], buildListPage({ jobs, total: 2 }));
  screen.getByRole('link', { name: 'Barista' }).focus();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Kasir');
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Barista');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a job that was closed since is a page without it', async () => {
  const closed = { kind: 'closed', similar: [buildCard({ public_no: 13, title: 'Kasir' })] } as const;
  show('/jobs/barista-12', [{ status: 410, body: closed }]);
  expect(await screen.findByRole('heading', { level: 1, name: jobsEn.closed.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kasir' })).toBeTruthy();
});

describe('how a company replies', () => {
  const replies = { applications: 1241, rate: 0.9299, median_days: 3.2, badge: 'fast' } as const;
  const company = { ...buildJobPage().job.company, replies };

  test('is on the job, the card and the company, rounded against it, with the formula', () => {
    show('/jobs/barista-12', [], buildJobPage({ company }));
    const record = within(screen.getByRole('region', { name: jobsEn.replies.title }));
    expect(record.getByText(jobsEn.replies.badges.fast)).toBeTruthy();
    expect(record.getByText('Replies to 92% within 14 days, median 4 days (n = 1,241)')).toBeTruthy();
    expect(record.getByText(/“Replies reliably” means at least 75% within 14 days/)).toBeTruthy();
    cleanup();
    show('/jobs', [], buildListPage({ jobs: [buildCard({ company })] }));
    expect(screen.getByText('Replies fast (n = 1,241)')).toBeTruthy();
    cleanup();
    const page = buildCompanyPage();
    show('/companies/kopi-pagi', [], { ...page, company: { ...page.company, replies: null } });
    expect(screen.getByText(jobsEn.replies.none)).toBeTruthy();
  });

  test('in Indonesian is read as it is written there', () => {
    show('/jobs/barista-12', [], buildJobPage({ company }), 'id');
    const words = 'Membalas 92% lamaran dalam 14 hari, median 4 hari (n = 1.241)';
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(jobsId.replies.badges.fast)).toBeTruthy();
  });

  test('is not said where an earlier svc-hiring does not say it, nor a badge without one', () => {
    show('/jobs/barista-12', [], buildJobPage());
    expect(screen.queryByText(jobsEn.replies.title)).toBeNull();
    cleanup();
    const slow = { ...company, replies: { ...replies, rate: 0.4, median_days: 0.3, badge: null } };
    show('/jobs/barista-12', [], buildJobPage({ company: slow }));
    expect(screen.getByText('Replies to 40% within 14 days, median 1 day (n = 1,241)')).toBeTruthy();
    expect(screen.queryByText(jobsEn.replies.badges.fast)).toBeNull();
  });
});

test('an address without a page is handed back to the shell', async () => {
  const { missing } = show('/jobs/none-1', [{ status: 404 }]);
  await waitFor(() => expect(missing).toEqual(['/jobs/none-1']));
});

test('what could not be loaded can be tried again', async () => {
  show('/jobs', [new TypeError('away'), { body: buildListPage() }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Barista' })).toBeTruthy();
});

describe('where a list cannot be replaced', () => {
  const notice = () => screen.findByRole('alert');
  const retry = { name: statesEn.failed.retry };

  test.each<[string, Answer]>([
    ['the network fails', new TypeError('away')],
    ['the service is down', { status: 503 }],
  ])('by other filters because %s, it stays below the notice until another try', async (_why, failure) => {
    const found = buildListPage({ jobs: [buildCard({ title: 'Penulis' })] });
    show('/jobs', [failure, { body: found }], buildListPage());
    await userEvent.click(screen.getByRole('checkbox', { name: /Remote/ }));
    expect((await notice()).textContent).toContain(statesEn.outdated.text);
    expect(screen.getByRole('link', { name: 'Barista' })).toBeTruthy();
    expect((screen.getByRole('checkbox', { name: /Remote/ }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', retry));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: jobsEn.list.results }));
    expect(await screen.findByRole('link', { name: 'Penulis' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('by the next page of a company, it stays too', async () => {
    const first = buildCompanyPage({ next: 'x' });
    const { context } = show('/companies/kopi-pagi', [new TypeError('away')], first);
    act(() => context.navigate('/companies/kopi-pagi?after=x'));
    expect((await notice()).textContent).toContain(statesEn.outdated.text);
    expect(screen.getByRole('link', { name: 'Barista' })).toBeTruthy();
  });
});

describe('a report', () => {
  const open = async (answers: Answer[]) => {
    const shown = show('/jobs/barista-12', answers, buildJobPage());
    await userEvent.click(screen.getByRole('button', { name: reportEn.open }));
    await userEvent.selectOptions(screen.getByLabelText(reportEn.reason), reportEn.reasons.asks_for_money);
    await userEvent.type(screen.getByLabelText(/What happened/), 'Minta Rp 500.000');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    return shown;
  };

  test('is sent with its reason, and thanked for', async () => {
    const { sent, asked } = await open([{ status: 202 }]);
    const thanks = await screen.findByRole('status');
    expect(within(thanks).getByText(/your report has arrived/)).toBeTruthy();
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(asked).toEqual(['/api/hiring/v1/jobs/12/reports']);
    expect(sent).toMatchObject([{ reason: 'asks_for_money', text: 'Minta Rp 500.000' }]);
  });

  test('that is cancelled leaves the focus on its button', async () => {
    show('/jobs/barista-12', [], buildJobPage());
    await userEvent.click(screen.getByRole('button', { name: reportEn.open }));
    await userEvent.click(screen.getByRole('button', { name: reportEn.cancel }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: reportEn.open }));
  });

  test('that could not be sent stays as it is, and is the same one when it is sent again', async () => {
    const { sent } = await open([new TypeError('away'), { status: 202 }]);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
    expect(screen.getByDisplayValue('Minta Rp 500.000')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByText(/your report has arrived/);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('of too many says when to try again', async () => {
    await open([{ status: 429, body: { code: 'RATE_LIMITED' } }]);
    expect((await screen.findByRole('alert')).textContent).toContain('in an hour');
  });
});
