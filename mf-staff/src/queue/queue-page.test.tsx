import { languages } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { repliesOf } from './replies';
import {
  type Answers,
  approvalsPage,
  problem,
  recruitersKey,
  renderDesk,
  staffSession,
  texts,
} from '../testing/platform';
import { buildApproval } from '../testing/cases';

const [first, second] = [buildApproval('PT Satu'), buildApproval('PT Kedua')];
const decisionKey = `POST /api/profile/v1/admin/recruiter-reviews/${first.user_id}/decision`;
const reply = {
  en: repliesOf('en', 'rejectRecruiter')[0] ?? '',
  id: repliesOf('id', 'rejectRecruiter')[0] ?? '',
};
const { actions, decision, empty, failed } = texts.en;

const show = (answers: Answers = {}, options: Parameters<typeof renderDesk>[0] = {}) =>
  renderDesk({ ...options, answers: { [recruitersKey]: [approvalsPage(first, second)], ...answers } });
const row = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const selected = () => screen.getByRole('heading', { level: 2 }).textContent;
const focused = () => document.activeElement?.textContent;

test('a case is approved by keys alone, and the next one is selected and has the focus', async () => {
  const third = buildApproval('PT Terakhir');
  const { user, posts, toasts } = show({
    [recruitersKey]: [approvalsPage(second, first, third), approvalsPage(second, third)],
    [decisionKey]: [Response.json({ ...first, state: 'approved' })],
  });
  await row('PT Satu');
  await user.keyboard('je');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(actions.approveRecruiter.text)).toBeTruthy();
  expect(posts()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts()).toEqual([{ key: decisionKey, body: { decision: 'approved', version: 1 } }]);
  expect(toasts).toMatchObject([{ tone: 'success' }]);
  expect(selected()).toBe('PT Terakhir');
  await waitFor(() => expect(focused()).toContain('PT Terakhir'));
});

test('j and k move through the list and its ends stay; Enter opens the case', async () => {
  const { user } = show();
  await row('PT Satu');
  await user.keyboard('j');
  expect([selected(), focused()]).toEqual(['PT Kedua', expect.stringContaining('PT Kedua')]);
  await user.keyboard('jk');
  expect(selected()).toBe('PT Satu');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('a rejection needs words, which a reply in the reader’s language begins', async () => {
  const { user, posts } = show({ [decisionKey]: [Response.json(first)] });
  await row('PT Satu');
  await user.keyboard('x');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: actions.rejectRecruiter.confirm }));
  expect(await dialog.findByText(decision.missing)).toBeTruthy();
  expect(posts()).toEqual([]);
  expect(dialog.getByRole('button', { name: reply.en })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: texts.en.replies.languages.id }));
  await user.click(dialog.getByRole('button', { name: reply.id }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(posts()).toEqual([
      { key: decisionKey, body: { decision: 'rejected', reason: reply.id, version: 1 } },
    ]),
  );
});

test('letters that are typed into a field are no keys', async () => {
  const { user } = show();
  await row('PT Satu');
  await user.keyboard('i');
  await user.click(await screen.findByLabelText(actions.askRecruiter.words));
  await user.keyboard('exj?');
  expect(screen.getByLabelText<HTMLTextAreaElement>(actions.askRecruiter.words).value).toBe('exj?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('where a colleague has decided it meanwhile, that is said and nothing is lost from view', async () => {
  const { user } = show({
    [recruitersKey]: [approvalsPage(first, second), approvalsPage(second)],
    [decisionKey]: [problem(409, 'REVIEW_STATE_UNFIT')],
  });
  await row('PT Satu');
  await user.keyboard('e{Enter}');
  expect(await screen.findByText(decision.gone.title)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: decision.gone.action }));
  expect(selected()).toBe('PT Kedua');
});

test('where its owner has changed it meanwhile, the decision is about the new version', async () => {
  const { user, posts } = show({
    [recruitersKey]: [approvalsPage(first), approvalsPage({ ...first, version: 3, answer: 'Our NIB' })],
    [decisionKey]: [problem(409, 'REVIEW_CHANGED'), Response.json(first)],
  });
  await row('PT Satu');
  await user.keyboard('e{Enter}');
  expect(await screen.findByText(decision.failures.changed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: actions.approveRecruiter.confirm }));
  await waitFor(() => expect(posts().at(-1)?.body).toEqual({ decision: 'approved', version: 3 }));
});

test('an empty queue says so; one that fails offers another try', async () => {
  const { user } = renderDesk({
    answers: { [recruitersKey]: [problem(403, 'ACCESS_DENIED'), approvalsPage()] },
  });
  expect(await screen.findByText(failed.service.title)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: failed.retry }));
  expect(await screen.findByText(empty.pending)).toBeTruthy();
});

test('keys work with the focus on the content around the desk, where the shell puts it after a navigation', async () => {
  const { user } = show();
  await row('PT Satu');
  const content = document.querySelector<HTMLElement>('[data-keys]')?.parentElement;
  if (!content) throw new Error('There is no desk');
  content.tabIndex = -1;
  content.focus();
  await user.keyboard('j');
  expect(selected()).toBe('PT Kedua');
});

describe.each(languages)('the owner of a case, in %s:', (language) => {
  const { owner: words, views, empty: nothing } = texts[language];
  const colleague = { id: 'f0000000-0000-4000-8000-000000000001', name: 'rina@sabi.example' };
  const me = { id: staffSession.user.id, name: staffSession.user.email };
  const assignKey = `POST /api/profile/v1/admin/recruiter-reviews/${first.user_id}/assign`;
  const owned = (owner: typeof colleague | null, version: number) =>
    Response.json({ reviews: [first], assignments: { [first.user_id]: { owner, version } }, next: null });

  test('it is taken and given back with one key, and shown in list and case', async () => {
    const { user, posts } = renderDesk({
      language,
      answers: {
        [recruitersKey]: [owned(null, 0), owned(me, 1), owned(null, 2)],
        [assignKey]: [Response.json({ owner: me, version: 1 })],
      },
    });
    await row('PT Satu');
    expect(screen.queryByText(words.me)).toBeNull();
    await user.keyboard('a');
    await waitFor(() => expect(screen.getAllByText(words.me)).toHaveLength(2));
    expect(screen.getByRole('button', { name: new RegExp(words.giveBack) })).toBeTruthy();
    await user.keyboard('a');
    await waitFor(() => expect(screen.queryByText(words.me)).toBeNull());
    expect(posts()).toEqual([
      { key: assignKey, body: { take: true, version: 0 } },
      { key: assignKey, body: { take: false, version: 1 } },
    ]);
  });

  test('where a colleague was faster, that is said, and the case can be taken over', async () => {
    const { user, posts, toasts } = renderDesk({
      language,
      answers: {
        [recruitersKey]: [owned(null, 0), owned(colleague, 1)],
        [assignKey]: [problem(409, 'CASE_CHANGED'), Response.json({ owner: me, version: 2 })],
      },
    });
    await row('PT Satu');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.take}`) }));
    const name = words.colleague.replace('{{name}}', colleague.name);
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2));
    expect(toasts).toMatchObject([{ tone: 'destructive', description: words.failures.changed }]);
    await user.click(screen.getByRole('button', { name: new RegExp(words.takeOver) }));
    await waitFor(() => expect(posts().at(-1)?.body).toEqual({ take: true, version: 1 }));
  });

  test('own cases have a view', async () => {
    const { user, sent } = renderDesk({ language, answers: { [recruitersKey]: [owned(null, 0)] } });
    await row('PT Satu');
    await user.click(screen.getByRole('link', { name: views.mine }));
    expect(await screen.findByText(nothing.mine)).toBeTruthy();
    expect(sent.map(({ key }) => key)).toContain(`${recruitersKey}&owner=me`);
  });
});
