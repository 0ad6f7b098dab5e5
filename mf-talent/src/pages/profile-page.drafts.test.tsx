import { findDialog } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, profileAnswer, profileKey, userId } from '../testing/platform';
import {
  position,
  addPositionKey,
  withPosition,
  withinGroup,
  failure,
  offline,
  openEditor,
  mockScrollIntoView,
} from '../testing/profile-editing';
import editingEn from '../locales/en/editing.json';

mockScrollIntoView();

test('that it was not saved is over once the dialog is closed', async () => {
  const { user, toasts, clearings } = await openEditor(
    { answers: { [profileKey]: [profileAnswer()], [addPositionKey]: [offline] } },
    'Add a job',
  );
  const add = within(await findDialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), 'Analyst');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await add.findByRole('alert');
  expect(toasts).toEqual([failure]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: editingEn.leaving.leave }));
  expect(clearings).toEqual([0, 1]); // as it opened, and as it closed
});

test('what was typed is not thrown away without asking', async () => {
  const { user } = await openEditor({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a skill');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a skill' }));
  await user.type(await screen.findByLabelText('Skill'), 'SQL');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: editingEn.leaving.stay }));
  expect((screen.getByLabelText('Skill') as HTMLInputElement).value).toBe('SQL');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: editingEn.leaving.leave }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whose session ends while typing finds it again after signing in', async () => {
  const { user, session, context } = await openEditor(
    { answers: { [profileKey]: [profileAnswer()] } },
    'Add a skill',
  );
  await user.type(await screen.findByLabelText('Skill'), 'SQL');
  act(() => session.set({ status: 'signed-out', hasEnded: true }));
  act(() =>
    session.set({ status: 'signed-in', user: { id: userId, email: 'ayu@mail.example', metadata: {} } }),
  );
  act(() => context.navigate('/profile'));
  await user.click(await screen.findByRole('button', { name: 'Add a skill' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Skill')).value).toBe('SQL');
});

test('whose session is over when they save is asked to sign in, not to check what they typed, and finds it again', async () => {
  const answers = {
    [profileKey]: [profileAnswer()],
    [addPositionKey]: [problemAnswer(401, 'TOKEN_INVALID')],
  };
  const { user, navigations, view } = await openEditor({ answers }, 'Add a job');
  const add = within(await findDialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), 'Analyst');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.type(withinGroup('Start').getByLabelText('Year'), '2018');
  await user.click(screen.getByRole('switch'));
  await user.click(add.getByRole('button', { name: 'Save' }));
  const notice = await add.findByRole('alert');
  expect(notice.textContent).toContain(editingEn.signIn.title);
  expect(notice.textContent).not.toContain('check what you have typed');
  await user.click(within(notice).getByRole('button', { name: 'Sign in' }));
  const state = { returnTo: '/profile' };
  expect(navigations.at(-1)).toEqual({ to: '/auth?reason=session-ended', replace: true, state });
  view.unmount();
  await openEditor({ answers }, 'Add a job');
  const again = within(await findDialog('Add a job'));
  expect(again.getByLabelText<HTMLInputElement>('Job title').value).toBe('Analyst');
});

test('what was typed outlives a page loaded anew, is not sent without a network, and is gone once it is saved', async () => {
  const answers = {
    [profileKey]: [profileAnswer(), withPosition()],
    [addPositionKey]: [Response.json(position, { status: 201 })],
  };
  const first = await openEditor({ answers }, 'Add a job');
  const before = within(await findDialog('Add a job'));
  await first.user.type(before.getByLabelText('Job title'), 'Analyst');
  await first.user.type(before.getByLabelText('Company'), 'PT Maju Jaya');
  await first.user.type(withinGroup('Start').getByLabelText('Year'), '2018');
  await first.user.click(screen.getByRole('switch'));
  first.view.unmount();
  const { user, sent, view } = await openEditor({ answers }, 'Add a job');
  const add = within(await findDialog('Add a job'));
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(add.getByRole('button', { name: 'Save' }));
  expect(await add.findByText('You are offline')).toBeTruthy();
  expect(sent(addPositionKey)).toEqual([]);
  connection.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await user.click(add.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(addPositionKey)).toHaveLength(1);
  view.unmount();
  await openEditor({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a job');
  const after = within(await findDialog('Add a job'));
  expect(after.getByLabelText<HTMLInputElement>('Job title').value).toBe('');
});
