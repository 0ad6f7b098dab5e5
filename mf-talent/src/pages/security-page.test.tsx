import type { SessionList } from '@sabi/contracts/http/identity/sessions';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clientOf, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const sessionsKey = 'GET /auth/v1/sessions';
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const done = { data: {}, error: null };
const refused = (code: string, more: object = {}) => ({
  data: null,
  error: { status: 422, code, message: code, ...more },
});

const here: SessionList['sessions'][number] = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Firefox, Linux',
  user_agent: null,
  ip: '203.0.113.7',
  aal: 'aal1',
  created_at: '2024-12-28T05:00:00.000Z',
  last_used_at: '2024-12-29T05:00:00.000Z',
  is_current: true,
};
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  device: 'Chrome, Android',
  is_current: false,
};
const unknown = { ...phone, id: '33333333-3333-4333-8333-333333333333', device: null, ip: null };
const listOf = (...sessions: SessionList['sessions']) => Response.json({ sessions });
const endPhone = `DELETE /auth/v1/sessions/${phone.id}`;

/** Empty answers for the other parts of the page. */
const quietCalls = {
  getUser: async () => ({ data: { user: { factors: [] } }, error: null }),
  passkey: { list: async () => refused('passkey_disabled') },
};

function open({
  calls = {},
  ...options
}: Partial<Parameters<typeof renderSignedIn>[0]> & { calls?: object } = {}) {
  return renderSignedIn({
    path: '/settings/security',
    answers: { [sessionsKey]: [listOf(here, phone, unknown)] },
    client: clientOf({ ...quietCalls, ...calls }),
    ...options,
  });
}

describe('a new password', () => {
  async function fill(
    user: ReturnType<typeof open>['user'],
    {
      current = 'old-word-7',
      next = 'jendela-7-biru',
      again,
    }: Partial<Record<'current' | 'next' | 'again', string>> = {},
  ) {
    const form = await section('Password');
    if (current) await user.type(form.getByLabelText(settingsEn.password.current), current);
    if (next) await user.type(form.getByLabelText(settingsEn.password.new), next);
    const repeated = again ?? next;
    if (repeated) await user.type(form.getByLabelText(settingsEn.password.confirm), repeated);
    await user.click(form.getByRole('button', { name: settingsEn.password.submit }));
    return form;
  }

  test('is set, with a word before and after on what it does to other devices', async () => {
    const updateUser = jest.fn(async () => done);
    const { user, sent } = open({ calls: { updateUser } });
    expect((await section('Password')).getByText(/all your other devices are signed out/)).toBeTruthy();
    const form = await fill(user);
    const fields = screen.getByRole('region', { name: 'Password' }).querySelectorAll('input');
    expect([...fields].map(({ autocomplete }) => autocomplete)).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect((await form.findByRole('status')).textContent).toBe(
      'Your password has been changedAll your other devices have been signed out.',
    );
    expect(updateUser.mock.calls).toEqual([[{ password: 'jendela-7-biru', current_password: 'old-word-7' }]]);
    await waitFor(() =>
      expect(form.getByLabelText<HTMLInputElement>(settingsEn.password.new).value).toBe(''),
    );
    await waitFor(() => expect(sent(sessionsKey)).toHaveLength(2));
  });

  test('of an account that never had one needs no current one', async () => {
    const updateUser = jest.fn(async () => done);
    const { user } = open({ calls: { updateUser } });
    const form = await fill(user, { current: '' });
    await form.findByRole('status');
    expect(updateUser.mock.calls).toEqual([[{ password: 'jendela-7-biru' }]]);
  });

  test.each([
    [{ next: '', again: '' }, settingsEn.password.faults.missing],
    [{ next: '12345' }, settingsEn.password.faults.short],
    [{ next: 'x'.repeat(73) }, settingsEn.password.faults.long],
    [{ again: 'another-one' }, settingsEn.password.differs],
  ])('%j is not sent', async (values, text) => {
    const updateUser = jest.fn(async () => done);
    const { user } = open({ calls: { updateUser } });
    const form = await fill(user, values);
    expect((await form.findByRole('alert')).textContent).toBe(text);
    expect(updateUser).not.toHaveBeenCalled();
  });

  test.each([
    ['current_password_required', {}, settingsEn.password.current, settingsEn.password.currentMissing],
    ['current_password_invalid', {}, settingsEn.password.current, settingsEn.password.currentWrong],
    ['same_password', {}, settingsEn.password.new, settingsEn.password.same],
    [
      'weak_password',
      { reasons: ['length', 'pwned'] },
      settingsEn.password.new,
      'This password is too short. Please choose a longer one. This password is known to be weak and easy to guess. Please choose another.',
    ],
  ])('%s is said at its field, which gets the focus', async (code, more, label, text) => {
    const { user } = open({ calls: { updateUser: async () => refused(code, more) } });
    const form = await fill(user);
    expect((await form.findByRole('alert')).textContent).toBe(text);
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(label)));
  });

  test('after a sign-in of yesterday needs the code of a mail', async () => {
    const updateUser = jest
      .fn<Promise<object>, [object]>()
      .mockResolvedValueOnce(refused('reauthentication_needed'))
      .mockResolvedValueOnce(refused('reauthentication_not_valid'))
      .mockResolvedValueOnce(done);
    const reauthenticate = jest.fn(async () => done);
    const { user } = open({ calls: { updateUser, reauthenticate } });
    const form = await fill(user);
    const code = await form.findByLabelText(settingsEn.code.label);
    expect(form.getByText(/Enter the code from the email to ayu@mail.example/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(code, '12');
    await user.click(form.getByRole('button', { name: settingsEn.password.submit }));
    expect((await form.findByRole('alert')).textContent).toBe(settingsEn.code.invalid);
    await user.type(code, '3 456');
    await user.click(form.getByRole('button', { name: settingsEn.password.submit }));
    await waitFor(() => expect(form.getByRole('alert').textContent).toContain('This code is not right'));
    await user.click(form.getByRole('button', { name: settingsEn.password.submit }));
    await form.findByText(settingsEn.password.changed);
    expect(updateUser.mock.calls[2]?.[0]).toMatchObject({ nonce: '123456' });
    expect(reauthenticate).toHaveBeenCalledTimes(1);
    expect(form.queryByLabelText(settingsEn.code.label)).toBeNull();
  });

  test('where the code cannot be sent, the page says when to try again', async () => {
    const limit = { status: 429, code: 'over_email_send_rate_limit', message: 'only after 42 seconds.' };
    const { user } = open({
      calls: {
        updateUser: async () => refused('reauthentication_needed'),
        reauthenticate: async () => ({ data: null, error: limit }),
      },
    });
    const form = await fill(user);
    expect((await form.findByRole('alert')).textContent).toContain('Please try again in 42 seconds.');
  });

  describe('of an account with a second factor', () => {
    const protectedCalls = (challengeAndVerify: () => Promise<object>) => ({
      updateUser: jest
        .fn<Promise<object>, []>()
        .mockResolvedValueOnce(refused('insufficient_aal'))
        .mockResolvedValue(done),
      mfa: {
        listFactors: async () => ({ data: { totp: [{ id: 'f1' }] }, error: null }),
        challengeAndVerify: jest.fn(challengeAndVerify),
      },
    });

    test('waits for a code of its app, and is set once that was right', async () => {
      const calls = protectedCalls(
        jest
          .fn<Promise<object>, []>()
          .mockResolvedValueOnce(refused('mfa_verification_failed'))
          .mockResolvedValue(done),
      );
      const { user } = open({ calls });
      const form = await fill(user);
      const dialog = within(await findDialog(settingsEn.stepUp.title));
      await user.type(dialog.getByLabelText(settingsEn.code.label), '111111');
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect((await dialog.findByRole('alert')).textContent).toContain('This code is not right');
      await user.clear(dialog.getByLabelText(settingsEn.code.label));
      await user.type(dialog.getByLabelText(settingsEn.code.label), '222 222');
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      await form.findByText(settingsEn.password.changed);
      expect(calls.mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'f1', code: '222222' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('is not set where no code is given', async () => {
      const calls = protectedCalls(async () => done);
      const { user } = open({ calls });
      const form = await fill(user);
      await findDialog();
      await user.keyboard('{Escape}');
      expect((await form.findByRole('alert')).textContent).toContain(
        settingsEn.failures.refused.insufficient_aal,
      );
      expect(calls.updateUser).toHaveBeenCalledTimes(1);
    });
  });
});

describe('the devices', () => {
  const name = settingsEn.sessions.title;

  test('are listed with where and when, this one marked and without a button', async () => {
    open();
    const rows = await (await section(name)).findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Firefox, LinuxThis device',
      'Chrome, Android',
      settingsEn.sessions.unknownDevice,
    ]);
    expect(rows[0]?.textContent).toContain('IP address 203.0.113.7');
    expect(rows[0]?.textContent).toMatch(/Last used: 29 Dec 2024, \d\d:00/);
    expect(rows[2]?.textContent).not.toContain('IP address');
    expect(rows[0]?.querySelector('button')).toBeNull();
  });

  test('one is signed out after a question, and the reader is led back to the list', async () => {
    const { user, sent } = open({
      answers: {
        [sessionsKey]: [listOf(here, phone), listOf(here)],
        [endPhone]: [new Response(null, { status: 204 })],
      },
    });
    const list = await section(name);
    await user.click(await list.findByRole('button', { name: 'Sign out Chrome, Android' }));
    const dialog = within(screen.getByRole('dialog', { name: settingsEn.sessions.one.title }));
    expect(sent(endPhone)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(endPhone)).toHaveLength(1);
    expect(await list.findByText(settingsEn.sessions.noOthers)).toBeTruthy();
    expect(list.queryByText('Chrome, Android')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  });

  test('a question that is answered by no signs nobody out', async () => {
    const { user, sent } = open();
    const button = await (await section(name)).findByRole('button', { name: 'Sign out Chrome, Android' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(endPhone)).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('one that has ended meanwhile is as good as signed out', async () => {
    const { user } = open({
      answers: { [sessionsKey]: [listOf(here, phone), listOf(here)], [endPhone]: [problemAnswer(404, 'x')] },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome, Android' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('one that cannot be signed out now: the question stays and says why', async () => {
    const { user } = open({
      answers: { [sessionsKey]: [listOf(here, phone)], [endPhone]: [problemAnswer(503, 'x')] },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome, Android' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(settingsEn.sessions.failed);
  });

  test.each([
    [settingsEn.sessions.others.action, 'others'],
    [settingsEn.sessions.global.action, 'global'],
  ])('%s', async (label, scope) => {
    const signOut = jest.fn(async () => ({ error: null }));
    const { user } = open({ calls: { signOut } });
    await user.click(await screen.findByRole('button', { name: label }));
    expect(signOut).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
    await waitFor(() => expect(signOut.mock.calls).toEqual([[{ scope }]]));
  });

  test('that do not load can be asked for again', async () => {
    const { user, toasts } = open({
      answers: { [sessionsKey]: [problemAnswer(403, 'x'), listOf(here)] },
    });
    const list = await section(name);
    await list.findByRole('alert');
    expect(toasts).toEqual([]);
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Firefox, Linux')).toBeTruthy();
  });
});

test('in Indonesian the page is Indonesian', async () => {
  await act(async () => void open({ language: 'id' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Keamanan' })).toBeTruthy();
  const list = await section(settingsId.sessions.title);
  expect(await list.findByText(settingsId.sessions.current)).toBeTruthy();
  expect(list.getByRole('button', { name: settingsId.sessions.others.action })).toBeTruthy();
});
