import type { BoardCard, BoardChange } from '@sabi/contracts/http/hiring/application-board';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/applications.json';
import boardEn from '../locales/en/board.json';
import hireEn from '../locales/en/hire.json';
import boardId from '../locales/id/board.json';
import {
  type Answer,
  applicationId,
  buildBoard,
  buildBoardCard,
  buildJob,
  jobId,
  keys,
  operationId,
  problem,
  renderHire,
  stages,
} from '../testing/platform';

const path = `/hire/companies/kopi-pagi/jobs/${jobId}/applications`;
const laksmi = buildBoardCard({ rank: 'a' });
const budi = buildBoardCard({ application_id: 'budi', name: 'Budi Santoso', rank: 'b' });
const rina = buildBoardCard({ application_id: 'rina', name: 'Rina Putri', rank: 'c' });
const sari = buildBoardCard({ application_id: 'sari', name: 'Sari Utami', stage_id: 'interview' });
const quiet = { revision: 'r1', changes: [], is_complete: true };

const movedOf = (ids: readonly string[]) => ({
  results: ids.map((application_id) => ({ application_id, result: 'moved' })),
  operation_id: operationId,
});
const moved: Answer = ({ body }) => movedOf((body as { ids: string[] }).ids);
const undone = (...ids: string[]) => ({
  results: ids.map((application_id) => ({ application_id, result: 'undone' })),
});

beforeEach(() => {
  sessionStorage.clear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  // jsdom does no layout; a column of no height has no cards.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});

async function renderBoard(answers: Record<string, readonly Answer[]> = {}, options = {}) {
  const rendered = renderHire({
    path,
    width: 1440,
    ...options,
    answers: {
      [keys.job]: [buildJob()],
      [keys.board]: [buildBoard([laksmi, budi, rina, sari])],
      [keys.changes]: [quiet],
      [keys.moves]: [moved],
      ...answers,
    },
  });
  await screen.findByText('Laksmi Wardani');
  return rendered;
}

const namesIn = (stage: string) =>
  within(screen.getByRole('region', { name: new RegExp(stage) }))
    .queryAllByRole('option')
    .map((option) => option.querySelector('span > span')?.textContent);
const status = () => screen.getByRole('status').textContent;
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');

test('wide windows show a board; each column says how many are in it and how long', async () => {
  const answers = { [keys.board]: [buildBoard([laksmi, { ...budi, entered_at: '2026-01-05T00:00:00Z' }])] };
  const { user } = await renderBoard(answers);
  expect(screen.getByRole('heading', { level: 2, name: 'Review 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Interview 0' })).toBeTruthy();
  expect(screen.getAllByText(boardEn.empty)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: boardEn.views.table }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('by keys alone two are selected and moved, shown at once, and undone', async () => {
  let answer: ((value: object) => void) | undefined;
  const waiting: Answer = () =>
    new Promise<object>((resolve) => {
      answer = resolve;
    });
  const { user, sent } = await renderBoard({
    [keys.moves]: [waiting],
    [keys.undo]: [undone(applicationId, 'budi')],
  });
  await user.keyboard('{ArrowDown}x{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  await user.keyboard('m');
  await screen.findByRole('dialog');
  await user.keyboard('i');
  expect(namesIn('Interview')).toEqual(['Sari Utami', 'Laksmi Wardani', 'Budi Santoso']);
  expect(status()).toBe(fill(en.move.done_other, { count: '2', stage: 'Interview' }));
  expect(document.activeElement?.textContent).toContain('Rina Putri');
  expect(sent(keys.moves)[0]?.body).toMatchObject({ ids: [applicationId, 'budi'], stage: 'interview' });
  await act(async () => answer?.(movedOf([applicationId, 'budi'])));
  await screen.findByRole('button', { name: new RegExp(`^${hireEn.undo}`) });
  await user.keyboard('z');
  expect(namesIn('Review')).toEqual(['Laksmi Wardani', 'Budi Santoso', 'Rina Putri']);
  expect(status()).toBe(fill(boardEn.live.undone_other, { count: '2' }));
  await waitFor(() => expect(sent(keys.undo)).toHaveLength(1));
});

test('the button that undoes a move goes, and the focus is on the card that is back', async () => {
  const { user } = await renderBoard({ [keys.undo]: [undone(applicationId)] });
  await user.keyboard('{ArrowDown}m');
  await screen.findByRole('dialog');
  await user.keyboard('i');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${hireEn.undo}`) }));
  expect(screen.queryByRole('button', { name: new RegExp(`^${hireEn.undo}`) })).toBeNull();
  expect(namesIn('Review')).toEqual(['Laksmi Wardani', 'Budi Santoso', 'Rina Putri']);
  expect(document.activeElement).toBe(screen.getByRole('option', { name: /Laksmi Wardani/ }));
});

test('what svc-hiring refuses goes back, and a message says so', async () => {
  const { user, toasts } = await renderBoard({ [keys.moves]: [problem(503, 'X')] });
  await user.keyboard('{ArrowDown}m');
  await screen.findByRole('dialog');
  await user.keyboard('i');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    tone: 'destructive',
    title: fill(boardEn.back.one, { name: 'Laksmi Wardani', stage: 'Review' }),
  });
  expect(namesIn('Review')).toEqual(['Laksmi Wardani', 'Budi Santoso', 'Rina Putri']);
});

test('a rejection has a reason and a letter, which is shown before', async () => {
  const template = {
    ...{ template_id: operationId, name: 'Kind', language: 'en', version: 1 },
    ...{ subject: 'About {job_title}', text: 'Dear {talent_name}', updated_at: '2026-11-20T00:00:00Z' },
  };
  const { user, sent } = await renderBoard({
    [keys.templates]: [{ templates: [template] }],
    [keys.preview]: [{ subject: 'About Barista', text: 'Dear Laksmi' }],
  });
  await user.keyboard('{ArrowDown}r');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: en.reasons.pay }));
  await dialog.findByRole('option', { name: /^Kind/ });
  await user.selectOptions(dialog.getByLabelText(en.mailing.label), operationId);
  expect(await dialog.findByText('Dear Laksmi')).toBeTruthy();
  expect(sent(keys.preview).at(-1)?.body).toMatchObject({ application_id: applicationId, reason: 'pay' });
  await user.click(dialog.getByRole('button', { name: en.reject.label }));
  expect(namesIn('Review')).toEqual(['Budi Santoso', 'Rina Putri']);
  await waitFor(() => expect(sent(keys.moves)).toHaveLength(1));
  expect(sent(keys.moves)[0]?.body).toMatchObject({
    ...{ ids: [applicationId], stage: 'rejected', reason: 'pay' },
    mail: { template_id: operationId },
  });
  expect(status()).toBe(fill(boardEn.live.rejectedOne, { name: 'Laksmi Wardani' }));
});

test('a rejection may have a text of its own, which is kept while the dialog is closed, until it was sent', async () => {
  const { user, sent } = await renderBoard({
    [keys.templates]: [{ templates: [] }],
    [keys.preview]: [{ subject: 'About you', text: 'Dear Laksmi' }],
  });
  const openDialog = async () => {
    await user.keyboard('r');
    return within(await screen.findByRole('dialog'));
  };
  await user.keyboard('{ArrowDown}');
  const first = await openDialog();
  await user.selectOptions(await first.findByLabelText(en.mailing.label), en.mailing.own);
  await user.click(first.getByRole('button', { name: en.reject.label }));
  expect(await first.findAllByText(hireEn.letter.missing)).toHaveLength(2);
  await user.type(first.getByLabelText(hireEn.letter.subject), 'About you');
  await user.type(first.getByLabelText(hireEn.letter.text), 'Dear {{talent_name}');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await openDialog();
  await user.click(await again.findByRole('button', { name: hireEn.letter.showPreview }));
  expect(await again.findByText('Dear Laksmi')).toBeTruthy();
  const letter = { language: 'en', subject: 'About you', text: 'Dear {talent_name}' };
  expect(sent(keys.preview).at(-1)?.body).toMatchObject({ ...letter, application_id: applicationId });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Dear');
  await user.click(again.getByRole('button', { name: en.reject.label }));
  await waitFor(() => expect(sent(keys.moves)).toHaveLength(1));
  expect(sent(keys.moves)[0]?.body).toMatchObject({ stage: 'rejected', mail: letter });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Dear'));
});

const changed = (card: BoardCard): BoardChange => ({
  card: { ...card, version: card.version + 1 },
  by: { member_id: 'b', name: 'Sari' },
});

test('what another member moves is moved here, and said with the name', async () => {
  const changes = [changed({ ...budi, stage_id: 'offer' })];
  await renderBoard({ [keys.changes]: [{ revision: 'r2', changes, is_complete: true }] }, { language: 'id' });
  await waitFor(() => expect(namesIn('Penawaran')).toEqual(['Budi Santoso']));
  expect(status()).toBe(
    fill(boardId.live.movedBy, { member: 'Sari', name: 'Budi Santoso', stage: 'Penawaran' }),
  );
});

test('all of a column are moved with one request', async () => {
  const cards = Array.from({ length: 500 }, (_, index) =>
    buildBoardCard({ application_id: `a${index}`, rank: String(index).padStart(3, '0') }),
  );
  const { user, sent } = renderHire({
    path,
    width: 1440,
    answers: {
      [keys.job]: [buildJob()],
      [keys.board]: [buildBoard(cards)],
      [keys.changes]: [quiet],
      [keys.moves]: [moved],
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Review 500' });
  expect(screen.getAllByRole('option').length).toBeLessThan(50);
  await user.keyboard('{ArrowDown}am');
  await screen.findByRole('dialog');
  await user.keyboard('o');
  await waitFor(() => expect(sent(keys.moves)).toHaveLength(1));
  expect(sent(keys.moves)[0]).toHaveProperty('body.ids.length', 500);
  expect(screen.getByRole('heading', { level: 2, name: 'Offer 500' })).toBeTruthy();
});

test('phones show one stage at a time', async () => {
  const { user } = await renderBoard({}, { width: 360, path: `${path}?view=board` });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Interview [1-9]/ }));
  expect(await screen.findByText('Sari Utami')).toBeTruthy();
  expect(screen.queryByText('Laksmi Wardani')).toBeNull();
});

test('the list of keys opens by its key, and single keys can be switched off there', async () => {
  const { user } = await renderBoard();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: boardEn.keys.title }));
  await user.click(dialog.getByRole('checkbox', { name: en.keys.on }));
  await user.keyboard('{Escape}{ArrowDown}m');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a stage gets a limit, which its column shows where it holds more, and loses it', async () => {
  const withLimit = (limit?: number) => ({
    stages: stages.map((stage) => (stage.id === 'review' && limit ? { ...stage, limit } : stage)),
  });
  const { user, sent } = await renderBoard(
    { [keys.stages]: [problem(503, 'X'), withLimit(2), withLimit()] },
    { language: 'id' },
  );
  const t = boardId.limit;
  const stage = 'Peninjauan';
  await user.click(screen.getByRole('button', { name: fill(t.set, { stage }) }));
  const dialog = within(await screen.findByRole('dialog', { name: fill(t.title, { stage }) }));
  const save = () => user.click(dialog.getByRole('button', { name: t.submit }));
  await user.type(dialog.getByLabelText(t.label), '0');
  await save();
  expect(await dialog.findByText(fill(t.invalid, { most: '1000' }))).toBeTruthy();
  await user.clear(dialog.getByLabelText(t.label));
  await user.type(dialog.getByLabelText(t.label), '2');
  await save();
  expect(await dialog.findByText(t.failed)).toBeTruthy();
  await save();
  expect(await screen.findByRole('heading', { name: /^Peninjauan 3, melebihi/ })).toBeTruthy();
  expect(status()).toBe(fill(t.saved, { stage, limit: '2' }));
  await user.click(screen.getByRole('button', { name: fill(t.change, { stage, limit: '2' }) }));
  await user.clear(screen.getByLabelText(t.label));
  await user.click(screen.getByRole('button', { name: t.submit }));
  expect(await screen.findByRole('heading', { name: 'Peninjauan 3' })).toBeTruthy();
  expect(sent(keys.stages).map(({ body }) => body)).toEqual([
    { stage: 'review', limit: 2 },
    { stage: 'review', limit: 2 },
    { stage: 'review', limit: null },
  ]);
});

test('beside the pointer several dragged cards are a number; a single one looks as it does', async () => {
  const { user } = await renderBoard({}, { language: 'id' });
  const drag = (name: string) => {
    const dataTransfer = { types: [], setData: () => undefined, setDragImage: () => undefined };
    const card = screen.getByRole('option', { name: new RegExp(name) });
    fireEvent.dragStart(card, { dataTransfer });
    const preview = screen.queryByText(/kandidat$/)?.textContent;
    fireEvent.dragEnd(card);
    return preview;
  };
  expect(drag('Laksmi')).toBeUndefined();
  await user.keyboard('{ArrowDown}a');
  expect(drag('Budi')).toBe(fill(boardId.dragged_other, { count: '3' }));
  expect(drag('Sari')).toBeUndefined();
});
