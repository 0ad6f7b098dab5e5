import type { OwnApplicationDetail } from '@sabi/contracts/http/hiring/applications';
import type { Language } from '@sabi/contracts/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@sabi/shell-sdk/testing';
import {
  addKey,
  allowanceAnswer,
  allowanceKey,
  applicationId,
  boardAnswer,
  boardKey,
  buildExternal,
  buildExternalDetail,
  buildOwn,
  buildOwnCard,
  buildOwnDetail,
  cardKey,
  changeKey,
  externalId,
  fileKey,
  importKey,
  inDays,
  noteKey,
  removeKey,
  restoreKey,
  withdrawKey,
} from '../testing/job-search';
import { type Answers, problemAnswer, renderSignedIn } from '../testing/platform';
import jobSearchEn from '../locales/en/job-search.json';
import jobSearchId from '../locales/id/job-search.json';

const tab = '/job-search?tab=applications';
const ownCard = `${tab}&card=${applicationId}`;
const externalCard = `${tab}&card=${externalId}`;

beforeEach(() => sessionStorage.clear());

const show = (path: string, answers: Answers, language: Language = 'en') =>
  renderSignedIn({
    path,
    language,
    answers: {
      [allowanceKey]: [allowanceAnswer()],
      [boardKey]: [boardAnswer(buildOwnCard(), buildExternal())],
      [cardKey(applicationId)]: [Response.json(buildOwnDetail())],
      [cardKey(externalId)]: [Response.json(buildExternalDetail())],
      ...answers,
    },
  });

const letters = [
  { sent_at: inDays(-3), language: 'en', subject: 'Your interview', text: 'See you on Monday.' },
  { sent_at: inDays(-1), language: 'id', subject: 'Kabar lamaran Anda', text: 'Halo Ayu,\nmaaf.' },
] satisfies OwnApplicationDetail['letters'];

const match = {
  version: 'posting-match-v1',
  requirements: [
    {
      ...{ text: 'Mampu latte art', must: true, state: 'found' },
      asked: [
        {
          ...{ words: 'latte art', state: 'found' },
          quote: { text: 'Juara latte art Surabaya 2025', word: 'latte art' },
        },
      ],
    },
    {
      ...{ text: 'SIM C', must: false, state: 'missing' },
      asked: [{ words: 'SIM C', state: 'missing', quote: null }],
    },
  ],
} satisfies OwnApplicationDetail['match'];

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test.each([
  ['en', jobSearchEn, 'Only PT Kopi Pagi can move this application.'],
  ['id', jobSearchId, 'Hanya PT Kopi Pagi yang bisa memindahkan lamaran ini.'],
] as const)(
  'an application shows what has happened, and what was sent (%s)',
  async (language, texts, whoMoves) => {
    show(ownCard, {}, language);
    const dialog = within(await findDialog('Barista'));
    expect(textsOf(await dialog.findByRole('list', { name: texts.timeline }))).toEqual([
      texts.events.moved.interview,
      texts.events.opened,
      texts.events.submitted,
    ]);
    expect(dialog.getByText(/saya suka kopi\.$/)).toBeTruthy();
    expect(dialog.getByText('CV Ayu.pdf')).toBeTruthy();
    expect(dialog.getByText(texts.sent.yes)).toBeTruthy();
    expect(dialog.getByText(whoMoves)).toBeTruthy();
    expect(dialog.getByText(texts.card.used.free)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: texts.move.label })).toBeNull();
    expect(dialog.queryByText(texts.match.title)).toBeNull();
    expect(dialog.queryByRole('article')).toBeNull();
  },
);

test.each([
  ['en', jobSearchEn, 'Messages from PT Kopi Pagi', 'The profile you sent shows 1 of 2 requirements.'],
  ['id', jobSearchId, 'Pesan dari PT Kopi Pagi', 'Profil yang Anda kirim menunjukkan 1 dari 2 persyaratan.'],
] as const)(
  'a rejected application begins with what the company wrote, and has its match (%s)',
  async (language, texts, from, shown) => {
    const application = { state: 'rejected' as const, reason: 'experience' as const, letters, match };
    const detail = { ...buildOwnDetail({ application }), column: 'closed', next_step: null };
    show(ownCard, { [cardKey(applicationId)]: [Response.json(detail)] }, language);
    const dialog = within(await findDialog('Barista'));
    const heading = await dialog.findByRole('heading', { name: from });
    expect(dialog.getAllByRole('heading', { level: 3 })[0]).toBe(heading);
    const [newest, oldest] = dialog.getAllByRole('article');
    expect(newest?.textContent).toMatch(/^Kabar lamaran Anda.*WIBHalo Ayu,\nmaaf\.$/);
    expect([...newest!.querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang)).toEqual([
      'id',
      'id',
    ]);
    expect(within(oldest!).getByRole('heading', { name: 'Your interview' }).lang).toBe('en');
    expect(dialog.getByText(`${shown} ${texts.match.text}`)).toBeTruthy();
    expect(dialog.getByText('latte art', { selector: 'mark' })).toBeTruthy();
    const { states, must } = texts.match;
    expect(
      dialog
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual([
      `Mampu latte art${states.found}${must}Juara latte art Surabaya 2025`,
      `SIM C${states.missing}`,
    ]);
  },
);

test('a card is opened by its title, and the way back is its address', async () => {
  const { user, location } = show(tab, {});
  await user.click(await screen.findByRole('button', { name: 'Barista' }));
  await findDialog('Barista');
  expect(location.get().search).toBe(`?tab=applications&card=${applicationId}`);
  await user.keyboard('{Escape}');
  expect(location.get().search).toBe('?tab=applications');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Barista' })));
});

test('why an application was given back is shown with it', async () => {
  const allowance = { kind: 'free', returned_at: inDays(-1), return_reason: 'unopened' } as const;
  const events = [
    { no: 1, type: 'closed', reason: 'unanswered' },
    { no: 2, type: 'allowance_returned', reason: 'unopened' },
    { no: 3, type: 'rejected', reason: 'place' },
  ] as const;
  const rest = { at: inDays(-1), by: 'service', stage_id: null, stage_kind: null } as const;
  const application = { allowance, events: events.map((event) => ({ ...event, ...rest })) };
  show(ownCard, { [cardKey(applicationId)]: [Response.json(buildOwnDetail({ application }))] });
  const dialog = within(await findDialog('Barista'));
  const returned = jobSearchEn.returned.unopened.replace('{{days}}', '14');
  expect(textsOf(await dialog.findByRole('list', { name: jobSearchEn.timeline }))).toEqual([
    'The company will not take it further: the location does not fit',
    returned,
    jobSearchEn.events.closed.unanswered.replace('{{days}}', '21'),
  ]);
  expect(dialog.getAllByText(returned)).toHaveLength(2);
});

test('a card that is no longer there says so', async () => {
  show(ownCard, { [cardKey(applicationId)]: [problemAnswer(404, 'APPLICATION_NOT_FOUND')] });
  expect(await screen.findByText(jobSearchEn.errors.APPLICATION_NOT_FOUND)).toBeTruthy();
});

describe('a withdrawal', () => {
  const withdrawn = (isReturned: boolean) =>
    Response.json(
      buildOwn({
        state: 'withdrawn',
        allowance: {
          kind: 'free',
          returned_at: isReturned ? inDays(0) : null,
          return_reason: isReturned ? 'withdrawn' : null,
        },
      }),
    );

  test.each([
    ['gives back what was sent within the hour', inDays(-0.02), true, /so you get one application back/],
    ['later gives nothing back', inDays(-1), false, /is not given back/],
  ])('%s', async (_what, sentAt, isReturned, said) => {
    const detail = buildOwnDetail({ application: { submitted_at: sentAt } });
    const { user, toasts, sent } = show(ownCard, {
      [cardKey(applicationId)]: [Response.json(detail)],
      [withdrawKey(applicationId)]: [problemAnswer(409, 'APPLICATION_STATE_UNFIT'), withdrawn(isReturned)],
    });
    await user.click(await screen.findByRole('button', { name: jobSearchEn.withdraw.label }));
    const dialog = within(await findDialog('Withdraw “Barista”?'));
    expect(dialog.getByText(said)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: jobSearchEn.withdraw.confirm });
    await user.click(confirm);
    expect((await dialog.findByRole('alert')).textContent).toContain(
      jobSearchEn.errors.APPLICATION_STATE_UNFIT,
    );
    await user.click(confirm);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.description).toBe(isReturned ? jobSearchEn.withdraw.returned : undefined);
    expect(sent(withdrawKey(applicationId))).toHaveLength(2);
  });

  test('is not offered once the application has ended', async () => {
    const detail = buildOwnDetail({ application: { state: 'rejected' } });
    show(ownCard, { [cardKey(applicationId)]: [Response.json(detail)] });
    await screen.findByRole('list', { name: jobSearchEn.timeline });
    expect(screen.queryByRole('button', { name: jobSearchEn.withdraw.label })).toBeNull();
    expect(screen.getByRole('link', { name: jobSearchEn.card.message }).getAttribute('href')).toBe(
      `/inbox?thread=${applicationId}`,
    );
  });
});

describe('notes', () => {
  const note = (text: string, version: number) => ({ text, version, changed_at: inDays(0) });
  const bodies = (sent: readonly { body: unknown }[]) =>
    sent.map(({ body }) => JSON.parse(String(body)) as unknown);

  test('are saved as typed', async () => {
    const { user, sent } = show(ownCard, {
      [noteKey(applicationId)]: [new TypeError('away'), Response.json(note('  Tanya shift', 1))],
    });
    await user.type(await screen.findByLabelText(jobSearchEn.note.label), '  Tanya shift');
    const save = screen.getByRole('button', { name: jobSearchEn.note.save });
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain(jobSearchEn.errors.unreachable);
    expect(screen.getByDisplayValue('Tanya shift', { trim: true })).toBeTruthy();
    await user.click(save);
    expect(await screen.findByText(jobSearchEn.note.saved)).toBeTruthy();
    const expected = { text: '  Tanya shift', version: 0 };
    expect(bodies(sent(noteKey(applicationId)))).toEqual([expected, expected]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test.each([
    [jobSearchEn.note.keepMine, 'Milik saya', { text: 'Milik saya', version: 2 }],
    [jobSearchEn.note.takeOther, 'Dari ponsel', undefined],
  ])('that were changed elsewhere are shown beside one’s own: %s', async (choice, shown, stored) => {
    const { user, sent } = show(ownCard, {
      [cardKey(applicationId)]: [
        Response.json(buildOwnDetail({ note: note('', 1) })),
        Response.json(buildOwnDetail({ note: note('Dari ponsel', 2) })),
      ],
      [noteKey(applicationId)]: [problemAnswer(409, 'NOTE_CHANGED'), Response.json(note('Milik saya', 3))],
    });
    const field = await screen.findByLabelText<HTMLTextAreaElement>(jobSearchEn.note.label);
    await user.type(field, 'Milik saya');
    await user.click(screen.getByRole('button', { name: jobSearchEn.note.save }));
    expect((await screen.findByRole('alert')).textContent).toContain('Dari ponsel');
    expect(field.value).toBe('Milik saya');
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field.value).toBe(shown);
    const first = { text: 'Milik saya', version: 1 };
    expect(bodies(sent(noteKey(applicationId)))).toEqual(stored ? [first, stored] : [first]);
  });
});

describe('an application that was sent elsewhere', () => {
  const open = async (path = tab, answers: Answers = {}) => {
    const shown = show(path, answers);
    await shown.user.click(
      await screen.findByRole('button', {
        name: path === tab ? jobSearchEn.external.open : jobSearchEn.external.edit,
      }),
    );
    await findDialog(path === tab ? jobSearchEn.external.addTitle : jobSearchEn.external.editTitle);
    return shown;
  };
  const submit = () =>
    within(screen.getByRole('dialog')).getByRole('button', { name: jobSearchEn.external.add });

  test('needs a title and a company, and a link by https', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText(jobSearchEn.external.link), 'http://klinik.example');
    await user.click(submit());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      jobSearchEn.external.titleMissing,
      jobSearchEn.external.companyMissing,
      jobSearchEn.external.linkFault,
    ]);
    expect(sent(addKey)).toEqual([]);
  });

  test('is added once, and what was typed stays until then', async () => {
    const { user, sent, toasts } = await open(tab, {
      [addKey]: [problemAnswer(409, 'EXTERNAL_APPLICATIONS_TOO_MANY'), Response.json(buildExternal())],
    });
    await user.type(screen.getByLabelText(jobSearchEn.external.title), 'Perawat');
    await user.type(screen.getByLabelText(jobSearchEn.external.company), 'Klinik Melati');
    await user.selectOptions(screen.getByLabelText(jobSearchEn.external.column), jobSearchEn.columns.offer);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain(
      jobSearchEn.errors.EXTERNAL_APPLICATIONS_TOO_MANY,
    );
    expect(screen.getByDisplayValue('Klinik Melati')).toBeTruthy();
    await user.click(submit());
    await waitFor(() => expect(toasts).toMatchObject([{ title: '“Perawat” was added' }]));
    const [first, second] = sent(addKey).map(({ body }) => JSON.parse(String(body)) as object);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ title: 'Perawat', column: 'offer', link: null, applied_on: null });
  });

  test('that was changed elsewhere is replaced only by saving again', async () => {
    const current = buildExternal({ version: 8, title: 'Bidan' });
    const { user, sent } = await open(externalCard, {
      [cardKey(externalId)]: [
        Response.json(buildExternalDetail()),
        Response.json(buildExternalDetail(current)),
      ],
      [changeKey(externalId)]: [problemAnswer(409, 'APPLICATION_CHANGED'), Response.json(buildExternal())],
    });
    const place = screen.getByLabelText(jobSearchEn.external.place);
    await user.clear(place);
    await user.click(screen.getByRole('button', { name: jobSearchEn.external.save }));
    expect(await screen.findByText(jobSearchEn.external.changedText)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: jobSearchEn.external.save }));
    await waitFor(() => expect(sent(changeKey(externalId))).toHaveLength(2));
    expect(sent(changeKey(externalId)).map(({ body }) => JSON.parse(String(body)) as object)).toMatchObject([
      { place: null, version: 3 },
      { place: null, version: 8 },
    ]);
  });

  test('is deleted, and comes back as it was', async () => {
    const { user, sent, toasts, location } = show(externalCard, {
      [removeKey(externalId)]: [new Response(null, { status: 204 })],
      [boardKey]: [boardAnswer(buildExternal()), boardAnswer(), boardAnswer(buildExternal())],
      [restoreKey(externalId)]: [Response.json(buildExternal())],
    });
    await user.click(await screen.findByRole('button', { name: jobSearchEn.remove.label }));
    await waitFor(() => expect(location.get().search).toBe('?tab=applications'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('“Perawat” is back'));
    expect(toasts.at(-1)?.description).toBeUndefined();
    expect([sent(restoreKey(externalId)).length, sent(addKey).length]).toEqual([1, 0]);
  });
});

describe('a CSV file', () => {
  const file = new File(['title,company\nPerawat,Klinik'], 'lamaran.csv', { type: 'text/csv' });

  test('is imported with a result for each row', async () => {
    const { user, sent } = show(tab, {
      [importKey]: [
        problemAnswer(422, 'IMPORT_INVALID'),
        Response.json({
          ...{ added: 2, known: 1, own: 3 },
          problems: [
            { row: 4, field: 'link', problem: 'not_https' },
            { row: 4, field: 'company', problem: 'missing' },
            { row: 6, field: null, problem: 'too_many_cells' },
          ],
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: jobSearchEn.import.open }));
    await findDialog(jobSearchEn.import.title);
    await user.upload(screen.getByLabelText(jobSearchEn.import.file), file);
    expect((await screen.findByRole('alert')).textContent).toContain(jobSearchEn.errors.IMPORT_INVALID);
    await user.upload(screen.getByLabelText(jobSearchEn.import.file), file);
    expect(await screen.findByText('2 applications added')).toBeTruthy();
    expect(screen.getByText('1 was already there and stays as it is.')).toBeTruthy();
    expect(screen.getByText('3 were sent on this site and stay as they are.')).toBeTruthy();
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row 4, link: must start with https://',
      'Row 4, company: is missing',
      'Row 6: has more cells than the header',
    ]);
    expect(screen.getByText('2 rows need to be corrected')).toBeTruthy();
    expect(sent(importKey).map(({ body, headers }) => [body, headers.get('Content-Type')])).toEqual([
      [file, 'text/csv'],
      [file, 'text/csv'],
    ]);
  });

  test('is downloaded under the name that svc-hiring gives it', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const headers = { 'Content-Disposition': 'attachment; filename=lamaran.csv' };
    const { user, toasts } = show(tab, {
      [fileKey]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), new Response('title', { headers })],
    });
    const button = await screen.findByRole('button', { name: jobSearchEn.export.label });
    await user.click(button);
    await waitFor(() => expect(toasts).toMatchObject([{ title: jobSearchEn.export.failed }]));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(button);
    await waitFor(() => expect(saved).toEqual(['lamaran.csv']));
    click.mockRestore();
  });
});
