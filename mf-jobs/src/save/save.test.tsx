import type { ErrorCode } from '@sabi/contracts/errors';
import { savedJobsMax } from '@sabi/contracts/hiring/field-limits';
import type { MarkedJobs } from '@sabi/contracts/http/hiring/job-search';
import type { BoardPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../definition';
import jobsEn from '../locales/en/jobs.json';
import en from '../locales/en/save.json';
import jobsId from '../locales/id/jobs.json';
import id from '../locales/id/save.json';
import { preloadAllPages } from '../pages';
import { buildCard, buildJobPage, buildListPage } from '../testing/board-pages';

beforeAll(async () => {
  await Promise.all([preloadAllPages(), import('./job-save'), import('./list-save')]);
});
beforeEach(() => sessionStorage.clear());

const texts = { en, id };
const jobs = { en: jobsEn, id: jobsId };
const user = { id: '5b3f9a55-9f0e-4a3e-8f34-0e9d6c2c0d11', email: 'dewi@mail.example', metadata: {} };
const jobPath = '/jobs/barista-12';

interface Scene {
  path?: string;
  page?: BoardPage;
  saved?: number[];
  applications?: MarkedJobs['applications'];
  language?: Language;
  isSignedIn?: boolean;
  /** Of changes, in order; the last one again. */
  statuses?: { status: number; code?: ErrorCode }[];
}

function show({
  path = jobPath,
  page = buildJobPage(),
  saved = [],
  applications,
  language = 'en',
  isSignedIn = true,
  statuses = [{ status: 200 }],
}: Scene = {}) {
  const changes: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input);
    if (address.endsWith('/my/saved-job-numbers')) return Response.json({ numbers: saved, applications });
    if (address.includes('/pages?')) return Response.json(buildListPage({ jobs: [kasir, barista] }));
    if (!init?.method) throw new Error(`The test expected no request of ${address}`);
    changes.push(`${init.method} ${address.split('/').at(-1)}`);
    const { status, code } = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? { status: 500 };
    return Response.json({ code, title: code, status }, { status });
  };
  const shell = renderInShell(definition, {
    ...{ path, language, fetch },
    initialState: { url: path, language, page },
    session: isSignedIn ? { status: 'signed-in', user } : { status: 'signed-out' },
  });
  return { ...shell, changes };
}

const application = { public_no: 12, application_id: '0a1b2c3d-0000-4000-8000-000000000009' };
const cardPath = `/job-search?tab=applications&card=${application.application_id}`;
const barista = buildCard();
const kasir = buildCard({ public_no: 13, slug: 'kasir', title: 'Kasir' });
const button = (name: string) => screen.findByRole('button', { name });

describe('on a job’s page', () => {
  test.each<Language>(['en', 'id'])('a member saves it, and removes it again (%s)', async (language) => {
    const { changes } = show({ language });
    const { do: save, done } = texts[language];
    await userEvent.click(await button(save));
    await userEvent.click(await button(done));
    expect(await button(save)).toBeTruthy();
    expect(changes).toEqual(['PUT 12', 'DELETE 12']);
  });

  test('one that is saved says so', async () => {
    const { changes } = show({ saved: [7, 12] });
    expect(await button(en.done)).toBeTruthy();
    expect(changes).toEqual([]);
  });

  test.each<Language>(['en', 'id'])(
    'one that the member has applied to says so in place of the button (%s)',
    async (language) => {
      show({ language, applications: [{ ...application, public_no: 7 }, application] });
      const { title, link } = texts[language].applied;
      const found = await screen.findByRole('link', { name: link });
      expect(found.closest('p')?.textContent).toBe(`${title} ${link}`);
      expect(found.getAttribute('href')).toBe(language === 'id' ? `/id${cardPath}` : cardPath);
      expect(screen.queryByRole('link', { name: jobs[language].apply })).toBeNull();
    },
  );

  test('of an application to another job, and with a service that does not list them, the button stays', async () => {
    const { view } = show({ applications: [{ ...application, public_no: 7 }], saved: [12] });
    await button(en.done);
    expect(screen.getByRole('link', { name: jobsEn.apply })).toBeTruthy();
    view.unmount();
    show({ saved: [12] });
    await button(en.done);
    expect(screen.getByRole('link', { name: jobsEn.apply })).toBeTruthy();
  });

  test.each<[ErrorCode, number, Language, string]>([
    ['SAVED_JOBS_TOO_MANY', 409, 'en', `up to ${savedJobsMax} jobs`],
    ['SAVED_JOBS_TOO_MANY', 409, 'id', `hingga ${savedJobsMax} lowongan`],
    ['JOB_CLOSED', 410, 'en', 'closed now'],
    ['UNEXPECTED_FAILURE', 500, 'en', 'Please try again'],
  ])('what cannot be saved is not shown as saved: %s (%s, %s)', async (code, status, language, words) => {
    const { toasts, changes } = show({ language, statuses: [{ status, code }] });
    const { do: save } = texts[language];
    await userEvent.click(await button(save));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toMatchObject([{ tone: 'destructive', title: expect.stringContaining(words) }]);
    expect(await button(save)).toBeTruthy();
    expect(changes).toEqual(['PUT 12']);
  });

  test('a visitor signs in and comes back, and the job is saved once', async () => {
    const { changes, navigations, view } = show({ isSignedIn: false });
    await userEvent.click(await button(en.do));
    await waitFor(() =>
      expect(navigations).toEqual([{ to: '/auth', replace: false, state: { returnTo: jobPath } }]),
    );
    expect(changes).toEqual([]);
    view.unmount();
    const back = show();
    expect(await button(en.done)).toBeTruthy();
    await waitFor(() => expect(back.changes).toEqual(['PUT 12']));
    back.view.unmount();
    const again = show({ saved: [12] });
    expect(await button(en.done)).toBeTruthy();
    expect(again.changes).toEqual([]);
  });

  test('signing in for one job saves no other', async () => {
    const { view } = show({ isSignedIn: false });
    await userEvent.click(await button(en.do));
    view.unmount();
    const { changes } = show({
      path: '/jobs/kasir-13',
      page: buildJobPage({ public_no: 13, slug: 'kasir' }),
    });
    expect(await button(en.do)).toBeTruthy();
    expect(changes).toEqual([]);
  });
});

describe('in the list', () => {
  const list = buildListPage({ jobs: [barista, kasir], total: 2 });
  const mark = (title: string) => button(en.job.replace('{{title}}', title));
  const isPressed = async (title: string) => (await mark(title)).getAttribute('aria-pressed');

  test('a member saves jobs with their buttons, or with s in a card', async () => {
    const { changes } = show({ path: '/jobs', page: list, saved: [13] });
    await waitFor(async () => expect(await isPressed('Kasir')).toBe('true'));
    expect(await isPressed('Barista')).toBe('false');
    await userEvent.click(await mark('Barista'));
    expect(await isPressed('Barista')).toBe('true');
    screen.getByRole('link', { name: 'Kasir' }).focus();
    await userEvent.keyboard('s');
    expect(await isPressed('Kasir')).toBe('false');
    expect(changes).toEqual(['PUT 12', 'DELETE 13']);
    (await mark('Barista')).closest('section')?.focus();
    await userEvent.keyboard('s');
    expect(changes).toHaveLength(2);
  });

  test('the buttons go with the jobs when the list changes', async () => {
    const { changes, context } = show({ path: '/jobs', page: list });
    await mark('Barista');
    act(() => context.navigate('/jobs?sort=newest'));
    await waitFor(() =>
      expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual([
        'Kasir',
        'Barista',
      ]),
    );
    for (const title of ['Kasir', 'Barista'])
      expect((await mark(title)).closest('article')?.querySelector('h2')?.textContent).toBe(title);
    await userEvent.click(await mark('Kasir'));
    expect(changes).toEqual(['PUT 13']);
  });

  test('a job that the member has applied to says so, and leads to the application', async () => {
    show({ path: '/jobs', page: list, applications: [application] });
    const link = await screen.findByRole('link', { name: `${en.applied.title}: Barista` });
    expect(link.getAttribute('href')).toBe(cardPath);
    expect(link.closest('article')?.querySelector('h2')?.textContent).toBe('Barista');
    expect(screen.queryByRole('link', { name: `${en.applied.title}: Kasir` })).toBeNull();
  });

  test('a visitor sees no buttons, and nothing is requested', () => {
    show({ path: '/jobs', page: list, isSignedIn: false });
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  });
});
