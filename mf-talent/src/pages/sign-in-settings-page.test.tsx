import { act, screen, waitFor, within } from '@testing-library/react';
import { clientOf, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const done = { data: {}, error: null };
const refused = (code: string) => ({ data: null, error: { status: 422, code, message: code } });
const byEmail = { identity_id: 'i1', provider: 'email', identity_data: { email: 'ayu@mail.example' } };
const byGoogle = { identity_id: 'i2', provider: 'google', identity_data: { email: 'ayu@gmail.example' } };
const accountOf = (values: object) => async () => ({
  data: { user: { email: 'ayu@mail.example', identities: [byEmail], ...values } },
  error: null,
});
const offered = () => Response.json({ external: { google: true, linkedin_oidc: true, github: true } });

function open({
  account = {},
  calls = {},
  ...options
}: Partial<Parameters<typeof renderSignedIn>[0]> & { account?: object; calls?: object } = {}) {
  return renderSignedIn({
    path: '/settings/sign-in',
    answers: { 'GET /auth/v1/settings': [offered()] },
    client: clientOf({ getUser: accountOf(account), ...calls }),
    ...options,
  });
}

describe('the email address', () => {
  async function ask(user: ReturnType<typeof open>['user'], address: string) {
    const part = await section(settingsEn.email.title);
    if (address) await user.type(await part.findByLabelText(settingsEn.email.new), address);
    await user.click(await part.findByRole('button', { name: settingsEn.email.submit }));
    return part;
  }

  test('is shown, and another one asked for: it waits until both addresses agree', async () => {
    const updateUser = jest.fn(async () => done);
    const getUser = jest
      .fn<Promise<object>, []>()
      .mockImplementationOnce(accountOf({}))
      .mockImplementation(accountOf({ new_email: 'sri@mail.example' }));
    const { user, toasts } = open({ calls: { updateUser, getUser } });
    expect(await screen.findByText('You sign in with ayu@mail.example.')).toBeTruthy();
    const part = await ask(user, ' sri@mail.example ');
    expect(part.getByLabelText(settingsEn.email.new).getAttribute('autocomplete')).toBe('email');
    const notice = await part.findByRole('status');
    expect(notice.textContent).toContain('sri@mail.example is not confirmed yet');
    expect(notice.textContent).toContain('ayu@mail.example');
    expect(updateUser.mock.calls).toEqual([[{ email: 'sri@mail.example' }]]);
    await waitFor(() =>
      expect(toasts.at(-1)).toEqual({ tone: 'success', title: settingsEn.email.requested }),
    );
  });

  test.each([
    ['', settingsEn.email.missing],
    ['nonsense', settingsEn.email.invalid],
    ['a@b', settingsEn.email.invalid],
    ['AYU@mail.example', settingsEn.email.same],
  ])('%j is not asked for', async (address, text) => {
    const updateUser = jest.fn(async () => done);
    const { user } = open({ calls: { updateUser } });
    const part = await ask(user, address);
    expect((await part.findByRole('alert')).textContent).toBe(text);
    expect(updateUser).not.toHaveBeenCalled();
  });

  test('typed when the session ended is there again for its owner, and for nobody who has signed out', async () => {
    const field = async () => {
      const found = await (await section(settingsEn.email.title)).findByLabelText(settingsEn.email.new);
      return found as HTMLInputElement;
    };
    const first = open();
    await first.user.type(await field(), 'sri@mail.example');
    act(() => first.session.set({ status: 'signed-out', hasEnded: true }));
    first.view.unmount();
    const second = open({ before: first });
    expect((await field()).value).toBe('sri@mail.example');
    act(() => second.session.set({ status: 'signed-out' }));
    sessionStorage.clear(); // signing out removes drafts: clear-personal-data.ts of shell-sdk
    second.view.unmount();
    open({ before: second });
    expect((await field()).value).toBe('');
  });

  test('that another account has is said at the field', async () => {
    const { user } = open({ calls: { updateUser: async () => refused('email_exists') } });
    const part = await ask(user, 'bima@mail.example');
    expect((await part.findByRole('alert')).textContent).toBe(settingsEn.email.taken);
    await waitFor(() => expect(document.activeElement).toBe(part.getByLabelText(settingsEn.email.new)));
  });

  test('that waits has its mails sent again, or the page says when', async () => {
    const limit = { status: 429, code: 'over_email_send_rate_limit', message: 'after 50 seconds.' };
    const resend = jest
      .fn<Promise<object>, [object]>()
      .mockResolvedValueOnce({ data: null, error: limit })
      .mockResolvedValueOnce(done);
    const { user, toasts } = open({ account: { new_email: 'sri@mail.example' }, calls: { resend } });
    const again = await screen.findByRole('button', { name: settingsEn.email.sendAgain });
    await user.click(again);
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 50 seconds.');
    await user.click(again);
    await waitFor(() => expect(toasts.at(-1)?.title).toBe(settingsEn.email.sentAgain));
    expect(resend.mock.calls[1]).toEqual([{ type: 'email_change', email: 'ayu@mail.example' }]);
  });
});

describe('the ways in', () => {
  const title = settingsEn.methods.title;

  test('are listed with what could be linked; the only one cannot be removed, and the page says so', async () => {
    open({ account: { identities: [byGoogle] } });
    const part = await section(title);
    await part.findByText('LinkedIn');
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Email and passwordYour account was made without a password.',
      'GoogleLinkedayu@gmail.example',
      'LinkedInNot linkedLink',
    ]);
    expect(part.getByText(/You have one way to sign in, so it cannot be removed./)).toBeTruthy();
    expect(part.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
    const toPassword = part.getByRole('link', { name: settingsEn.methods.toPassword });
    expect(toPassword.getAttribute('href')).toBe('/settings/security');
  });

  test('providers that are off are not offered', async () => {
    open({ answers: { 'GET /auth/v1/settings': [Response.json({ external: { google: true } })] } });
    const part = await section(title);
    expect(await part.findByRole('button', { name: 'Link Google' })).toBeTruthy();
    expect(part.queryByText('LinkedIn')).toBeNull();
  });

  test('linking leaves for the provider, to come back here', async () => {
    const linkIdentity = jest.fn(async () => done);
    const { user } = open({ language: 'id', calls: { linkIdentity } });
    await user.click(await screen.findByRole('button', { name: 'Tautkan Google' }));
    expect(linkIdentity.mock.calls).toEqual([
      [{ provider: 'google', options: { redirectTo: 'http://localhost/id/settings/sign-in' } }],
    ]);
  });

  test('linking that is switched off is said in words', async () => {
    const { user } = open({ calls: { linkIdentity: async () => refused('manual_linking_disabled') } });
    await user.click(await screen.findByRole('button', { name: 'Link Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('switched off just now');
  });

  test('who comes back with a code gets the link, once, and a clean address', async () => {
    const exchangeCodeForSession = jest.fn(async () => done);
    const { navigations, toasts } = open({
      path: '/settings/sign-in?code=abc',
      calls: { exchangeCodeForSession },
    });
    await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: settingsEn.methods.linkedNow }]));
    expect(exchangeCodeForSession.mock.calls).toEqual([['abc']]);
    await waitFor(() =>
      expect(navigations).toEqual([{ to: '/settings/sign-in', replace: true, state: null }]),
    );
  });

  test.each([
    ['?error=access_denied', 'You did not allow it at the other account.'],
    [
      '?error=server_error&error_code=identity_already_exists&error_description=x',
      settingsEn.failures.refused.identity_already_exists,
    ],
    ['#error=server_error&error_code=unexpected_failure', 'That was not possible.'],
  ])('who comes back with %s reads why', async (answer, text) => {
    open({ path: `/settings/sign-in${answer}` });
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  test('one of several is unlinked after a question; a refusal is said in it', async () => {
    const unlinkIdentity = jest
      .fn<Promise<object>, [object]>()
      .mockResolvedValueOnce(refused('single_identity_not_deletable'))
      .mockResolvedValueOnce(done);
    const { user } = open({ account: { identities: [byEmail, byGoogle] }, calls: { unlinkIdentity } });
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    const question = within(screen.getByRole('dialog', { name: 'Unlink Google?' }));
    await user.click(question.getByRole('button', { name: 'Unlink' }));
    expect((await question.findByRole('alert')).textContent).toContain('your only way to sign in');
    await user.click(question.getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unlinkIdentity).toHaveBeenLastCalledWith(byGoogle);
  });
});

test('an account that does not load can be asked for again, in each part', async () => {
  const getUser = async () => ({ data: null, error: { status: 403, message: '' } });
  open({ calls: { getUser }, answers: { 'GET /auth/v1/settings': [problemAnswer(404, 'x')] } });
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

test('in Indonesian the page is Indonesian', async () => {
  open({ language: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cara masuk' })).toBeTruthy();
  const part = await section(settingsId.email.title);
  expect(await part.findByRole('button', { name: settingsId.email.submit })).toBeTruthy();
});
