import type { Language } from '@sabi/contracts/language';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@sabi/shell-sdk/testing';
import {
  allowanceAnswer,
  allowanceKey,
  boardAnswer,
  boardKey,
  buildExternal,
  buildOwn,
  buildOwnCard,
  buildSavedCard,
  buildSavedJob,
  changeKey,
  externalId,
  inDays,
  savedJobKey,
  savedKey,
} from '../testing/job-search';
import { type Answers, problemAnswer, renderSignedIn } from '../testing/platform';
import jobSearchEn from '../locales/en/job-search.json';
import recommendationsEn from '../locales/en/recommendations.json';
import talentEn from '../locales/en/talent.json';
import jobSearchId from '../locales/id/job-search.json';

const applicationsTab = '/job-search?tab=applications';

const show = (answers: Answers, path = applicationsTab, language: Language = 'en') =>
  renderSignedIn({ path, language, answers: { [allowanceKey]: [allowanceAnswer()], ...answers } });

const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const cardsIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each tab has an address; the first has the recommendations', async () => {
  const recommendations = { recommendations: [], is_profile_empty: false };
  const { user, location, heads } = show(
    {
      'GET /api/hiring/v1/my/recommendations': [Response.json(recommendations)],
      'GET /api/hiring/v1/jobs': [Response.json({ total: 0, jobs: [] })],
      [savedKey]: [Response.json({ saved_jobs: [], next: null })],
    },
    '/job-search',
  );
  expect(await screen.findByRole('heading', { name: recommendationsEn.newest.title })).toBeTruthy();
  expect(heads.at(-1)).toMatchObject({ title: jobSearchEn.head.title, robots: 'noindex' });
  const saved = screen.getByRole('tab', { name: jobSearchEn.tabs.saved });
  expect(saved.getAttribute('href')).toBe('/job-search?tab=saved');
  await user.click(saved);
  expect(location.get()).toMatchObject({ pathname: '/job-search', search: '?tab=saved' });
  expect(await screen.findByText(jobSearchEn.saved.empty)).toBeTruthy();
});

test.each([
  ['en', jobSearchEn, '3 of 5 free applications left this month', 'Answer due in 14 days', 'yesterday'],
  ['id', jobSearchId, 'Sisa 3 dari 5 lamaran gratis bulan ini', 'Jawaban dalam 14 hari', 'kemarin'],
] as const)(
  'own, external and saved ones are on one board, each with its last event, next step and clock (%s)',
  async (language, texts, allowance, clock, ago) => {
    show(
      { [boardKey]: [boardAnswer(buildOwnCard(), buildExternal(), buildSavedCard())] },
      undefined,
      language,
    );
    const [own, external] = await cardsIn(texts.columns.applied);
    expect(own).toContain('BaristaPT Kopi Pagi');
    expect(own).toContain(`${texts.events.opened} · ${ago}`);
    expect(own).toContain(texts.next.wait);
    expect(own).not.toContain(texts.move.label);
    expect(screen.getByRole('img', { name: new RegExp(`^${clock}`) })).toBeTruthy();
    expect(external).toContain('PerawatKlinik Melati');
    expect(external).toContain(texts.next.follow_up);
    expect(await cardsIn(texts.columns.saved)).toEqual([expect.stringContaining(texts.next.apply)]);
    expect(screen.getByRole('link', { name: 'Apoteker' }).getAttribute('href')).toMatch(
      /\/jobs\/apoteker-31$/,
    );
    expect(await screen.findByText(allowance)).toBeTruthy();
  },
);

test('every page of the board is shown', async () => {
  const first = Response.json({ cards: [buildOwnCard()], next: 'more' });
  const { sent } = show({ [boardKey]: [first, boardAnswer(buildExternal())] });
  expect(await cardsIn(jobSearchEn.columns.applied)).toHaveLength(2);
  expect(sent(boardKey).map(({ path }) => path.split('?')[1])).toEqual([undefined, 'after=more']);
});

test.each([
  [{ next: 'free', free_left: 7 }, /^7 free applications left/],
  [{ next: 'plan', free_left: 0 }, /uses 1 application of your plan.*1 December 2026/],
] as const)('an allowance of %j is put into words', async (changes, text) => {
  show({ [boardKey]: [boardAnswer()], [allowanceKey]: [allowanceAnswer(changes)] });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('why an application came back is its last event', async () => {
  const card = buildOwnCard({
    application: buildOwn({
      allowance: { kind: 'free', returned_at: inDays(-1), return_reason: 'unopened' },
    }),
    last_event: { type: 'allowance_returned', at: inDays(-1) },
  });
  show({ [boardKey]: [boardAnswer(card)] });
  expect((await cardsIn(jobSearchEn.columns.applied))[0]).toContain('nobody opened this one within 14 days');
});

test('without a card the board leads to the jobs', async () => {
  show({ [boardKey]: [boardAnswer()] });
  expect(await screen.findByText(jobSearchEn.empty.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: jobSearchEn.empty.jobs }).getAttribute('href')).toBe('/jobs');
});

test('a board that could not be loaded can be tried again', async () => {
  const { user } = show({
    [boardKey]: [problemAnswer(403, 'ACCESS_DENIED'), boardAnswer(buildOwnCard())],
  });
  await user.click(await screen.findByRole('button', { name: talentEn.states.retry }));
  expect(await cardsIn(jobSearchEn.columns.applied)).toHaveLength(1);
});

test('without a network it says how old the board is', async () => {
  show({ [boardKey]: [boardAnswer(buildOwnCard())] });
  await column(jobSearchEn.columns.applied);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline\. What you see is from \d\d:\d\d\.$/)).toBeTruthy();
  online.mockRestore();
});

test('the view is part of the address', async () => {
  const { user, location } = show({ [boardKey]: [boardAnswer(buildOwnCard())] });
  await user.click(await screen.findByRole('button', { name: jobSearchEn.view.list }));
  expect(location.get().search).toBe('?tab=applications&view=list');
  expect(screen.getByRole('button', { name: jobSearchEn.view.list, pressed: true })).toBeTruthy();
});

/** The card in the column that the answer to a move names. */
const moved = (to: 'interview' | 'applied', version: number) =>
  buildExternal({
    ...{ column: to, version },
    last_event: { no: version, type: 'moved', at: inDays(0), from: 'applied', to },
  });

describe('an external application is moved', () => {
  const answers = {
    [boardKey]: [boardAnswer(buildExternal()), boardAnswer(moved('interview', 4))],
    [changeKey(externalId)]: [Response.json(moved('interview', 4)), Response.json(moved('applied', 5))],
  };

  test('by its button, and back by the undo', async () => {
    const { user, sent, toasts } = show(answers);
    await user.click(await screen.findByRole('button', { name: 'Move Perawat' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('button', { name: jobSearchEn.columns.interview }));
    expect(await cardsIn(jobSearchEn.columns.interview)).toHaveLength(1);
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Moved to “Interview”' }]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Perawat' })));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() =>
      expect(sent(changeKey(externalId)).map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
        { column: 'interview', version: 3 },
        { column: 'applied', version: 4 },
      ]),
    );
  });

  test('by keys alone', async () => {
    const { user } = show({
      ...answers,
      [boardKey]: [boardAnswer(buildOwnCard(), buildExternal()), boardAnswer(moved('interview', 4))],
    });
    (await screen.findByRole('button', { name: 'Barista' })).focus();
    await user.keyboard('m'); // the company alone moves this one
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{ArrowDown}m');
    await findDialog('Move “Perawat” to');
    within(screen.getByRole('dialog')).getByRole('button', { name: jobSearchEn.columns.interview }).focus();
    await user.keyboard('{Enter}');
    expect(await cardsIn(jobSearchEn.columns.interview)).toHaveLength(1);
  });

  test('by dragging, and an own one is not', async () => {
    const { sent } = show({
      ...answers,
      [boardKey]: [boardAnswer(buildOwnCard(), buildExternal()), boardAnswer(moved('interview', 4))],
    });
    const [own, external] = within(await column(jobSearchEn.columns.applied)).getAllByRole('listitem');
    const target = await column(jobSearchEn.columns.interview);
    const dataTransfer = { setData: () => undefined };
    expect(own?.draggable).not.toBe(true);
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragStart(external as HTMLElement, { dataTransfer });
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false); // it may be dropped there
    fireEvent.drop(target, { dataTransfer });
    expect(await cardsIn(jobSearchEn.columns.interview)).toHaveLength(1);
    await waitFor(() => expect(sent(changeKey(externalId))).toHaveLength(1));
  });
});

test('a move that is refused is put back, and said why', async () => {
  const { user, toasts } = show({
    [boardKey]: [boardAnswer(buildExternal())],
    [changeKey(externalId)]: [problemAnswer(409, 'APPLICATION_CHANGED')],
  });
  await user.click(await screen.findByRole('button', { name: 'Move Perawat' }));
  await user.click(within(await findDialog()).getByRole('button', { name: jobSearchEn.columns.offer }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: jobSearchEn.move.failed, description: jobSearchEn.errors.APPLICATION_CHANGED },
    ]),
  );
  expect(await cardsIn(jobSearchEn.columns.applied)).toHaveLength(1);
});

describe('saved jobs', () => {
  const savedTab = '/job-search?tab=saved';
  const page = (...jobs: readonly ReturnType<typeof buildSavedJob>[]) =>
    Response.json({ saved_jobs: jobs, next: null });
  const closed = buildSavedJob({ public_no: 32, title: 'Kasir', job: null, is_open: false });

  test('an open one leads to its page, one that was applied for to the application, a closed one says so', async () => {
    const applied = buildSavedJob({ public_no: 33, title: 'Barista', application_id: externalId });
    show({ [savedKey]: [page(buildSavedJob(), closed, applied)] }, savedTab);
    const rows = await screen.findAllByRole('listitem');
    const links = rows.map((row) =>
      within(row)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([
      ['/jobs/apoteker-31', '/jobs/apoteker-31'],
      [],
      ['/jobs/apoteker-31', `/job-search?tab=applications&card=${externalId}`],
    ]);
    expect(rows[0]?.textContent).toContain('Rp\u00a06.000.000');
    expect(rows[1]?.textContent).toContain(jobSearchEn.saved.closed);
  });

  test('one that is removed can be saved again', async () => {
    const { user, sent, toasts } = show(
      {
        [savedKey]: [page(buildSavedJob()), page()],
        [savedJobKey('DELETE', 31)]: [new Response(null, { status: 204 })],
        [savedJobKey('PUT', 31)]: [Response.json(buildSavedJob())],
      },
      savedTab,
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Apoteker' }));
    expect(await screen.findByText(jobSearchEn.saved.empty)).toBeTruthy();
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('“Apoteker” is saved again'));
    expect(sent(savedJobKey('PUT', 31))).toHaveLength(1);
  });

  test('a closed one is removed for good', async () => {
    const { user, toasts } = show(
      {
        [savedKey]: [page(closed), page()],
        [savedJobKey('DELETE', 32)]: [new Response(null, { status: 204 })],
      },
      savedTab,
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Kasir' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).not.toHaveProperty('action');
  });
});
