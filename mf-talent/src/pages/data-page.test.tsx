import { screen, waitFor, within } from '@testing-library/react';
import { clientOf, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const getKey = 'GET /auth/v1/user/deletion';
const postKey = 'POST /auth/v1/user/deletion';
const deleteKey = 'DELETE /auth/v1/user/deletion';
const pending = {
  deletion: { requested_at: '2026-11-22T05:00:00.000Z', erases_at: '2026-11-29T05:00:00.000Z' },
};
const none = { deletion: null };

const open = (options: Partial<Parameters<typeof renderSignedIn>[0]> = {}) =>
  renderSignedIn({ path: '/settings/data', client: clientOf({}), ...options });
const section = async (name = settingsEn.deletion.title) =>
  within(await screen.findByRole('region', { name }));

describe('deleting the account', () => {
  test('is asked twice, says what it does, and shows when', async () => {
    const answers = {
      [getKey]: [Response.json(none), Response.json(pending)],
      [postKey]: [Response.json(pending)],
    };
    const { user, sent } = open({ answers });
    await user.click(await (await section()).findByRole('button', { name: settingsEn.deletion.action }));
    const dialog = within(screen.getByRole('dialog', { name: settingsEn.deletion.confirmTitle }));
    expect(dialog.getByText(/in 7 days/, { selector: 'p' })).toBeTruthy();
    expect(sent(postKey)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete in 7 days' }));
    expect(await screen.findByText(/^Your account will be deleted on 29 Nov 2026/)).toBeTruthy();
    expect(sent(postKey)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(settingsEn.deletion.title));
  });

  test('is not done by closing the dialog', async () => {
    const { user, sent } = open({ answers: { [getKey]: [Response.json(none)] } });
    await user.click(await (await section()).findByRole('button', { name: settingsEn.deletion.action }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(postKey)).toHaveLength(0);
  });

  test('a sign-in from days ago is not enough, and the dialog says so', async () => {
    const refusal = Response.json(
      { code: 'reauthentication_needed', message: 'Deleting the account requires a recent sign-in' },
      { status: 400 },
    );
    const { user } = open({ answers: { [getKey]: [Response.json(none)], [postKey]: [refusal] } });
    await user.click(await (await section()).findByRole('button', { name: settingsEn.deletion.action }));
    await user.click(screen.getByRole('button', { name: 'Delete in 7 days' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('You signed in more than a day ago.');
  });

  test('is taken back by one click, in Indonesian as well', async () => {
    const answers = {
      [getKey]: [Response.json(pending), Response.json(none)],
      [deleteKey]: [new Response(null, { status: 204 })],
    };
    const { user, sent, toasts } = open({ answers, language: 'id' });
    const { findByRole } = await section('Hapus akun');
    await user.click(await findByRole('button', { name: settingsId.deletion.keep }));
    expect(await findByRole('button', { name: settingsId.deletion.action })).toBeTruthy();
    expect(sent(deleteKey)).toHaveLength(1);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([settingsId.deletion.kept]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Hapus akun'));
  });

  test('what could not be taken back is said, and stays to be tried again', async () => {
    const { user } = open({
      answers: {
        [getKey]: [Response.json(pending)],
        [deleteKey]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
      },
    });
    await user.click(await (await section()).findByRole('button', { name: settingsEn.deletion.keep }));
    expect((await screen.findByRole('alert')).textContent).toContain(settingsEn.deletion.keepFailed);
    expect(screen.getByRole('button', { name: settingsEn.deletion.keep })).toBeTruthy();
  });
});
