import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, signedIn, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';
import authId from '../locales/id/auth.json';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });

async function signIn(options: Parameters<typeof startJourney>[0] = {}) {
  const journey = startJourney({ path: '/auth', ...options });
  await journey.user.type(email(), ' ayu@mail.example ');
  await journey.user.type(password(), 'secret-words');
  await journey.user.click(submit());
  return journey;
}

test('signing in greets and leads a talent to the dashboard, without a way back to the form', async () => {
  const { calls, toasts, navigations } = await signIn({ profile: [profileAnswer()] });
  await waitFor(() => expect(navigations).toEqual([{ to: '/dashboard', replace: true, state: null }]));
  expect(calls).toEqual([
    { method: 'signInWithPassword', input: { email: 'ayu@mail.example', password: 'secret-words' } },
  ]);
  expect(toasts).toEqual([
    { tone: 'success', title: authEn.signIn.successTitle, description: authEn.signIn.successText },
  ]);
});

test('everyone else is led to the home page', async () => {
  const { navigations } = await signIn({ profile: [profileAnswer({ user_type: 'recruiter' })] });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/'));
});

test('a page that has sent the visitor here gets them back', async () => {
  const { navigations } = await signIn({
    profile: [profileAnswer()],
    state: { returnTo: '/profile?tab=cv' },
  });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/profile?tab=cv'));
});

test('a return target on another origin is not followed', async () => {
  const { navigations } = await signIn({ profile: [profileAnswer()], state: { returnTo: '//evil.example' } });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('a signed-in visitor is redirected without a form', async () => {
  const { navigations } = startJourney({ path: '/auth', session: signedIn, profile: [profileAnswer()] });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('a wrong password says so, and keeps what was typed', async () => {
  const refusal: Refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  const { toasts } = await signIn({ answers: { signInWithPassword: [refusal] } });
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        tone: 'destructive',
        title: authEn.signIn.failedTitle,
        description: authEn.failures.refused.invalid_credentials,
      },
    ]),
  );
  expect(screen.queryByRole('alert')).toBeNull(); // shown once
  expect([email().value.trim(), password().value]).toEqual(['ayu@mail.example', 'secret-words']);
});

test.each<[string, Refusal, string]>([
  ['a refusal without readable words', { status: 413, message: '{"title":"x"}' }, authEn.signIn.failedText],
  ['a refusal nobody knows', { status: 400, code: 'new_rule', message: 'Not on Sundays' }, 'Not on Sundays'],
  ['no connection', { status: 0, message: 'Failed to fetch' }, authEn.failures.unreachable],
  ['a service in trouble', { status: 503, message: 'upstream' }, authEn.failures.unavailable],
  [
    'a limit that says when to come back',
    { status: 429, code: 'over_request_rate_limit', message: 'you can only request this after 250 seconds.' },
    'There were too many attempts. Please try again in 5 minutes.',
  ],
  [
    'a limit that does not',
    { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    authEn.failures.rateLimitedForNow,
  ],
])('%s is said in words', async (_name, refusal, text) => {
  const { toasts } = await signIn({ answers: { signInWithPassword: [refusal] } });
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: authEn.signIn.failedTitle, description: text }]),
  );
  expect(screen.queryByText(text)).toBeNull();
  expect(password().value).toBe('secret-words');
});

test('an unverified address is explained, and its mail can be had again', async () => {
  const refusal: Refusal = { status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' };
  const { user, calls, toasts } = await signIn({ answers: { signInWithPassword: [refusal] } });
  expect(await screen.findByText(authEn.signIn.unconfirmedTitle)).toBeTruthy();
  expect(toasts[0]?.description).toBe(authEn.failures.refused.email_not_confirmed);
  await user.click(screen.getByRole('button', { name: afterSubmitEn.mail.send }));
  await screen.findByText(/a new email is on its way/);
  expect(calls.at(-1)).toEqual({ method: 'resend', input: { type: 'signup', email: 'ayu@mail.example' } });
});

test('the button says that it is busy, and a second click changes nothing', async () => {
  let answer: (refusal: Refusal) => void = () => undefined;
  const pending = new Promise<Refusal>((resolve) => {
    answer = resolve;
  });
  const { user, calls } = await signIn({ answers: { signInWithPassword: [pending] } });
  const busy = await screen.findByRole('button', { name: authEn.signIn.busy });
  await user.click(busy);
  await user.type(password(), '{Enter}');
  expect(calls).toHaveLength(1);
  answer({ status: 400, code: 'invalid_credentials', message: '' });
  await screen.findByRole('button', { name: 'Sign in' });
});

test.each(['a@b', 'ayu@localhost', '.ayu@mail.example', 'ayu..l@mail.example'])(
  'an address that no mail could reach is not sent: %s',
  async (typed) => {
    const { user, calls } = startJourney({ path: '/auth' });
    await user.type(email(), typed);
    await user.type(password(), 'secret-words');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.emailInvalid);
    expect(calls).toEqual([]);
  },
);

test('missing data is said at its field, and the first one has the focus', async () => {
  const { user, calls } = startJourney({ path: '/auth' });
  await user.click(submit());
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    authEn.rules.emailRequired,
    authEn.rules.passwordRequired,
  ]);
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  const described = email().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(authEn.rules.emailRequired);
  expect(calls).toEqual([]);
});

test('the whole form works from the keyboard', async () => {
  const { user, navigations } = startJourney({ path: '/auth', profile: [profileAnswer()] });
  email().focus();
  await user.keyboard('ayu@mail.example{Tab}secret-words{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(authEn.fields.showPassword);
  await user.keyboard(' ');
  expect(password().type).toBe('text');
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('missing fields are reported by the page, not by the browser', () => {
  startJourney({ path: '/auth' });
  expect(email().form?.noValidate).toBe(true);
});

test('the page asks search engines to stay away and has a way home', () => {
  const { heads } = startJourney({ path: '/auth' });
  expect(heads.at(-1)).toMatchObject({ title: 'Sign in', robots: 'noindex' });
  expect(screen.getByRole('link', { name: authEn.layout.home }).getAttribute('href')).toBe('/');
});

test('changing to sign-up and back keeps the return target, and is a step that the back button undoes', async () => {
  const { user, navigations, heads } = startJourney({ path: '/auth', state: { returnTo: '/profile' } });
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(navigations.at(-1)).toEqual({
    to: '/auth?mode=sign-up',
    replace: false,
    state: { returnTo: '/profile' },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(authEn.signUp.title);
  expect(heads.at(-1)?.title).toBe('Sign up');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(navigations.at(-1)).toEqual({ to: '/auth', replace: false, state: { returnTo: '/profile' } });
});

test('an Indonesian visitor is answered in Indonesian', async () => {
  const refusal: Refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  const { user, toasts } = startJourney({
    path: '/auth',
    language: 'id',
    answers: { signInWithPassword: [refusal] },
  });
  await user.type(screen.getByLabelText('Email'), 'ayu@mail.example');
  await user.type(screen.getByLabelText('Kata sandi'), 'x');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'destructive', title: 'Gagal masuk', description: authId.failures.refused.invalid_credentials },
    ]),
  );
});

test('an address without a page is handed back to the shell', () => {
  expect(startJourney({ path: '/auth/nothing' }).missing).toContain('/auth/nothing');
});
