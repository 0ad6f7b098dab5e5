import { act, screen, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/applications.json';
import hireEn from '../locales/en/hire.json';
import id from '../locales/id/applications.json';
import {
  type Answer,
  applicationId,
  buildCard,
  buildJob,
  companies,
  jobId,
  keys,
  operationId,
  problem,
  renderHire,
  stages,
} from '../testing/platform';

const path = `/hire/companies/kopi-pagi/jobs/${jobId}/applications`;
const dewi = buildCard();
const budi = buildCard({ application_id: 'budi', name: 'Budi Santoso', days: 9 });
const sari = buildCard({ application_id: 'sari', name: 'Sari Utami', stage_id: 'interview' });
const gone = buildCard({
  application_id: 'gone',
  name: 'Rina Putri',
  state: 'rejected',
  reason: 'pay',
  answer_by: null,
});

const page = (...applications: object[]) => ({ stages, applications, next: null });
const moved: Answer = ({ body }) => ({
  results: (body as { ids: string[] }).ids.map((application_id) => ({ application_id, result: 'moved' })),
  operation_id: operationId,
});
const undone = {
  results: [applicationId, 'sari'].map((application_id) => ({ application_id, result: 'undone' })),
};
const render = (answers: Record<string, readonly Answer[]> = {}, options = {}) =>
  renderHire({
    path,
    ...options,
    answers: {
      [keys.job]: [buildJob()],
      [keys.applications]: [page(dewi, budi, sari, gone)],
      [keys.moves]: [moved],
      [keys.undo]: [undone],
      [keys.templates]: [{ templates: [] }],
      ...answers,
    },
  });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const rejected = `${en.states.rejected}: ${en.reasons.pay}`;

test('each application says where it is and by when it needs an answer, and how long it has waited', async () => {
  render();
  expect(
    await screen.findByRole('heading', { name: en.titleOf.replace('{{title}}', 'Barista') }),
  ).toBeTruthy();
  const [start = ''] = en.clock.due.split('{{');
  expect((await row('Laksmi')).getByText(new RegExp(start))).toBeTruthy();
  expect((await row('Laksmi')).getByText(en.new)).toBeTruthy();
  expect((await row('Laksmi')).queryByText(/waiting/)).toBeNull();
  expect((await row('Budi')).getByText(en.clock.late_other.replace('{{count}}', '9'))).toBeTruthy();
  expect((await row('Sari')).getByText('Interview')).toBeTruthy();
  expect((await row('Rina')).getByText(rejected)).toBeTruthy();
});

test('in Indonesian it speaks Indonesian', async () => {
  render({}, { language: 'id' });
  expect((await row('Budi')).getByText(id.clock.late_other.replace('{{count}}', '9'))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wawancara' })).toBeTruthy();
});

test('by keys alone several are selected and moved, and the move is undone', async () => {
  const { user, toasts, sent } = render();
  await screen.findByText('Laksmi Wardani');
  await user.keyboard('jx');
  await user.keyboard('jjx');
  expect(screen.getByRole('status').textContent).toBe(en.selected_other.replace('{{count}}', '2'));
  await user.keyboard('m');
  await screen.findByRole('dialog');
  await user.keyboard('o');
  await screen.findByText(en.selectHint);
  expect(sent(keys.moves)[0]?.body).toMatchObject({ ids: [applicationId, 'sari'], stage: 'offer' });
  expect(toasts.at(-1)?.title).toBe(
    en.move.done_other.replace('{{count}}', '2').replace('{{stage}}', 'Offer'),
  );
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await act(async () => toasts.at(-1)?.action?.onSelect());
  expect(document.activeElement?.textContent).toBe('Laksmi Wardani');
  expect(sent(keys.undo)).toHaveLength(1);
  expect(toasts.at(-1)?.title).toBe(en.move.undone_other.replace('{{count}}', '2'));
});

test('a rejection has a reason, says when it is sent, and can be undone', async () => {
  const { user, toasts, sent } = render();
  await screen.findByText('Laksmi Wardani');
  await user.keyboard('jr');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(en.reject.text)).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: en.reasons.experience }));
  await user.click(dialog.getByRole('button', { name: en.reject.label }));
  await screen.findByText(en.selectHint);
  expect(sent(keys.moves)[0]?.body).toMatchObject({
    ids: [applicationId],
    stage: 'rejected',
    reason: 'experience',
  });
  expect(toasts.at(-1)).toMatchObject({ title: en.reject.done_one, action: { label: hireEn.undo } });
});

test('the stage that ends an application is confirmed first', async () => {
  const { user, sent, toasts } = render();
  await screen.findByText('Laksmi Wardani');
  await user.keyboard('jm');
  await screen.findByRole('dialog');
  await user.keyboard('h');
  const confirm = await screen.findByRole('button', { name: en.move.confirm.replace('{{stage}}', 'Hired') });
  expect(sent(keys.moves)).toEqual([]);
  await user.click(confirm);
  await screen.findByText(en.selectHint);
  expect(sent(keys.moves)[0]?.body).toMatchObject({ ids: [applicationId], stage: 'hired' });
  expect(toasts.at(-1)?.action?.label).toBe(hireEn.undo);
});

test('what could not be moved is counted; a move that fails says so and leaves the dialog open', async () => {
  const unfit: Answer = { results: [{ application_id: applicationId, result: 'state_unfit' }] };
  const { user, toasts } = render({ [keys.moves]: [problem(503, 'X'), unfit] });
  await screen.findByText('Laksmi Wardani');
  await user.keyboard('jmi');
  expect(await screen.findByText(en.move.failed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Interview', hidden: false }));
  await screen.findByText(en.selectHint);
  expect(toasts.at(-1)).toMatchObject({
    title: en.move.none,
    description: en.move.left_one.replace('{{count}}', '1'),
  });
});

test('single keys can be switched off', async () => {
  const { user } = render();
  await screen.findByText('Laksmi Wardani');
  await user.click(screen.getByRole('checkbox', { name: en.keys.on, hidden: true }));
  await user.keyboard('jm');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the stage in the address is asked for; without applications the page says when they come', async () => {
  const { user } = render({ [keys.applications]: [page()] }, { path: `${path}?stage=offer` });
  expect(await screen.findByText(en.noneInStage)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.all }));
  expect(await screen.findByText(en.none)).toBeTruthy();
});

test('a member without the right reads so, and what failed is tried again', async () => {
  const answers = { [keys.companies]: [companies('interviewer')] };
  const { user } = render({
    ...answers,
    [keys.applications]: [problem(403, 'ACCESS_DENIED'), page(dewi)],
  });
  expect(await screen.findByText(hireEn.states.denied)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: hireEn.states.retry }));
  expect(await screen.findByText('Laksmi Wardani')).toBeTruthy();
});
