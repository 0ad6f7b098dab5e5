import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, profileAnswer, profileKey, renderSignedIn, type Answers } from '../testing/platform';
import editingEn from '../locales/en/editing.json';
import talentEn from '../locales/en/talent.json';

const orderKey = 'PUT /api/profile/v1/skill-order';
const idOf = (name: string) => `3b0f7f52-2f0a-4b7e-9a3e-0d6f2f1f0a${name.charCodeAt(0)}`;
const skill = (skill_name: string): ProfileLists['skills'][number] => ({
  id: idOf(skill_name),
  version: 1,
  skill_name,
  proficiency_level: null,
});
const holding = (...names: string[]) => profileAnswer({ lists: { skills: names.map(skill) } });
const taken = () => new Response(null, { status: 204 });
const title = talentEn.entries.orderOf.skills;

/** Also elements behind a dialog, which are visible only. */
const shown = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const onPage = () => shown(screen.getByRole('region', { name: 'Skills', hidden: true }));

async function open(answers: Answers) {
  const rendered = renderSignedIn({ path: '/profile', answers });
  const opener = await screen.findByRole('button', { name: title });
  opener.focus();
  await rendered.user.keyboard('{Enter}');
  const dialog = await findDialog(title);
  return {
    ...rendered,
    opener,
    dialog,
    press: (name: string) => within(dialog).getByRole('button', { name }),
  };
}

test('a list is ordered by keyboard: each move is announced, and the focus stays on the button', async () => {
  const { user, dialog, press, opener, sent, toasts } = await open({
    [profileKey]: [holding('SAP', 'Excel', 'Python'), holding('Python', 'SAP', 'Excel')],
    [orderKey]: [taken()],
  });
  const announced = () => within(dialog).getByRole('status').textContent;
  expect(announced()).toBe('');
  const up = press('Move Python up');
  up.focus();
  await user.keyboard('{Enter}');
  expect(announced()).toBe('Python, now 2 of 3');
  expect(document.activeElement).toBe(up);
  await user.keyboard(' ');
  expect(announced()).toBe('Python, now 1 of 3');
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}'); // it cannot go further
  expect(shown(dialog)).toEqual(['Python', 'SAP', 'Excel']);
  await user.click(press('Move SAP down'));
  expect(document.activeElement).toBe(press('Move SAP down'));
  await user.click(press('Move SAP up'));
  expect(announced()).toBe('SAP, now 2 of 3');
  expect(sent(orderKey)).toEqual([]);
  await user.click(press('Save order'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(String(sent(orderKey)[0]?.body))).toEqual({ ids: ['Python', 'SAP', 'Excel'].map(idOf) });
  expect(onPage()).toEqual(['Python', 'SAP', 'Excel']);
  expect(document.activeElement).toBe(opener);
  expect(toasts).toEqual([{ tone: 'success', title: editingEn.saved }]);
});

test('languages have an order of their own', async () => {
  const language = (language_name: string) => ({
    id: idOf(language_name),
    version: 1,
    language_name,
    proficiency_level: null,
  });
  const languages = ['Javanese', 'English'].map(language);
  const key = 'PUT /api/profile/v1/language-order';
  const { user, sent } = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ lists: { languages } })], [key]: [taken()] },
  });
  await user.click(await screen.findByRole('button', { name: talentEn.entries.orderOf.languages }));
  const dialog = within(await findDialog());
  await user.click(dialog.getByRole('button', { name: 'Move English up' }));
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(String(sent(key)[0]?.body))).toEqual({ ids: ['English', 'Javanese'].map(idOf) });
});

test.each(['Cancel', 'Close'])('by %s nothing changes', async (button) => {
  const { user, press, sent } = await open({ [profileKey]: [holding('SAP', 'Excel')] });
  await user.click(press('Move Excel up'));
  await user.click(press(button));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onPage()).toEqual(['SAP', 'Excel']);
  expect(sent(orderKey)).toEqual([]);
});

test('what failed is over once the dialog is closed', async () => {
  const { user, press, toasts, clearings } = await open({
    [profileKey]: [holding('SAP', 'Excel')],
    [orderKey]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  });
  await user.click(press('Save order'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await user.click(press('Cancel'));
  expect(clearings).toEqual([0, 1]); // as it opened, and as it closed
});

test.each([0, 1])('with %i entries there is nothing to order', async (count) => {
  renderSignedIn({ path: '/profile', answers: { [profileKey]: [holding(...['SAP'].slice(0, count))] } });
  await screen.findByRole('button', { name: 'Add a skill' });
  expect(screen.queryByRole('button', { name: title })).toBeNull();
});

test('the page shows the new order at once, and the old one again where it could not be saved', async () => {
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<Response>((_resolve, reject) => {
    fail = reject;
  });
  const { user, dialog, press, sent, toasts } = await open({
    [profileKey]: [holding('SAP', 'Excel')],
    [orderKey]: [answer, taken()],
  });
  await user.click(press('Move Excel up'));
  await user.click(press('Save order'));
  await waitFor(() => expect(onPage()).toEqual(['Excel', 'SAP']));
  fail(new TypeError('Failed to fetch'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toMatch(/^We cannot reach our service\./);
  await waitFor(() => expect(onPage()).toEqual(['SAP', 'Excel']));
  expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.entries.failed }]);
  expect(shown(dialog)).toEqual(['Excel', 'SAP']); // the new order can still be saved
  await user.click(press('Save order'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(orderKey)).toHaveLength(2);
});

test('when the list has changed meanwhile, it is loaded anew and can be saved as it is now', async () => {
  const { user, dialog, press, sent } = await open({
    [profileKey]: [
      holding('SAP', 'Excel', 'Python'),
      holding('SAP', 'Python', 'Tally'),
      holding('Python', 'SAP', 'Tally'),
    ],
    [orderKey]: [problemAnswer(409, 'ENTRY_CHANGED'), taken()],
  });
  await user.click(press('Move Python up'));
  await user.click(press('Move Python up'));
  await user.click(press('Save order'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('An entry was added or deleted in the meantime.');
  expect(shown(dialog)).toEqual(['Python', 'SAP', 'Tally']);
  await user.click(press('Save order'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(String(sent(orderKey)[1]?.body))).toEqual({ ids: ['Python', 'SAP', 'Tally'].map(idOf) });
});

test.each([
  [401, 'TOKEN_INVALID', 'You are not signed in any more.'],
  [403, 'ACCESS_DENIED', talentEn.states.denied],
  [503, 'DEPENDENCY_UNAVAILABLE', 'Our service could not save it just now.'],
])('%i is explained in the dialog', async (status, code, text) => {
  const { user, dialog, press } = await open({
    [profileKey]: [holding('SAP', 'Excel')],
    [orderKey]: [problemAnswer(status, code)],
  });
  await user.click(press('Move SAP down'));
  await user.click(press('Save order'));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(text);
});
