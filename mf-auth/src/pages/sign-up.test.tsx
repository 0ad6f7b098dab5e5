import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Refusal, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
type JourneyOptions = Parameters<typeof startJourney>[0];
const start = (answers: NonNullable<JourneyOptions['answers']> = {}, state: unknown = null) =>
  startJourney({ path: '/auth?mode=sign-up', answers, state });

async function fill(user: ReturnType<typeof userEvent.setup>, values: Record<string, string> = {}) {
  const typed = {
    'First name': 'Ayu',
    'Last name': 'Lestari',
    Email: 'ayu@mail.example',
    Password: 'secret-words',
    [authEn.fields.confirmPassword]: 'secret-words',
    ...values,
  };
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(field(label));
    if (value) await user.type(field(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('a sign-up sends every key of the metadata and thanks', async () => {
  const { user, calls, toasts } = start();
  await fill(user, {
    [authEn.fields.currentOrganization]: 'PT Maju',
    [authEn.fields.positionInterest]: 'Data Analyst',
    [authEn.fields.phoneNumber]: '+62 812 0000 0000',
  });
  const title = await screen.findByRole('heading', { level: 1, name: afterSubmitEn.created.title });
  expect(screen.getByText(afterSubmitEn.created.text)).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(calls).toEqual([
    {
      method: 'signUp',
      input: {
        email: 'ayu@mail.example',
        password: 'secret-words',
        options: {
          emailRedirectTo: 'http://localhost/',
          data: {
            user_type: 'talent',
            first_name: 'Ayu',
            last_name: 'Lestari',
            phone_number: '+62 812 0000 0000',
            current_organization: 'PT Maju',
            position_interest: 'Data Analyst',
            title: null,
            company_email: null,
            message: null,
          },
        },
      },
    },
  ]);
  expect(toasts).toEqual([]);
});

describe('a visitor whom a page has sent to sign up', () => {
  const cameFrom = { returnTo: '/events/one-page-cv' };

  test('is led back to it by the mail, and by the code of the mail', async () => {
    const { user, calls, navigations } = start({}, cameFrom);
    await fill(user);
    await user.click(await screen.findByRole('link', { name: afterSubmitEn.created.enterCode }));
    expect(calls[0]?.input).toMatchObject({
      options: { emailRedirectTo: 'http://localhost/events/one-page-cv' },
    });
    expect(navigations.at(-1)).toMatchObject({ state: { ...cameFrom, email: 'ayu@mail.example' } });
  });

  test('is led back to it by a second mail, too', async () => {
    const state = { ...cameFrom, email: 'ayu@mail.example' };
    const { user, calls } = startJourney({ path: '/auth/verify', state });
    await user.click(screen.getByRole('button', { name: afterSubmitEn.mail.send }));
    const options = { emailRedirectTo: 'http://localhost/events/one-page-cv' };
    const input = { type: 'signup', email: 'ayu@mail.example', options };
    await waitFor(() => expect(calls).toEqual([{ method: 'resend', input }]));
  });

  test('takes it along to signing in', async () => {
    const { user, navigations } = start({}, cameFrom);
    await fill(user);
    await user.click(await screen.findByRole('link', { name: afterSubmitEn.created.toSignIn }));
    expect(navigations.at(-1)).toMatchObject({ to: '/auth', state: cameFrom });
  });
});

test('what is left empty is sent as null, also the last name of who has one name', async () => {
  const { user, calls } = start();
  await fill(user, { 'Last name': '' });
  await screen.findByText(afterSubmitEn.created.title);
  expect(calls[0]?.input).toMatchObject({
    options: {
      data: { last_name: null, phone_number: null, current_organization: null, position_interest: null },
    },
  });
});

test.each([
  ['First name', '', authEn.rules.firstNameRequired],
  ['Email', '', authEn.rules.emailRequired],
  ['Email', 'ayu@', authEn.rules.emailInvalid],
  ['Password', '', authEn.rules.newPasswordRequired],
  ['Password', '12345', authEn.rules.passwordTooShort],
  ['Password', '🔑🔑🔑', authEn.rules.passwordTooShort],
  ['Password', 'x'.repeat(73), authEn.rules.passwordTooLong],
  [authEn.fields.confirmPassword, '', authEn.rules.confirmPasswordRequired],
  [authEn.fields.confirmPassword, 'secret-word', authEn.rules.passwordsDiffer],
])('%s "%s" is refused before it is sent', async (label, value, text) => {
  const { user, calls } = start();
  const both =
    label === 'Password' ? { Password: value, [authEn.fields.confirmPassword]: value } : { [label]: value };
  await fill(user, both);
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toContain(text);
  expect(document.activeElement).toBe(field(label));
  expect(calls).toEqual([]);
});

test('six characters are enough', async () => {
  const { user, calls } = start();
  await fill(user, { Password: 'abc123', [authEn.fields.confirmPassword]: 'abc123' });
  await screen.findByText(afterSubmitEn.created.title);
  expect(calls).toHaveLength(1);
});

test('mending the password ends the complaint about its confirmation', async () => {
  const { user } = start();
  await fill(user, { Password: 'secret-word' });
  await screen.findByText(authEn.rules.passwordsDiffer);
  await user.type(field('Password'), 's');
  await waitFor(() => expect(screen.queryByText(authEn.rules.passwordsDiffer)).toBeNull());
});

test('a password the service finds weak is refused at its field, and the message has the reasons', async () => {
  const refusal: Refusal = {
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
    reasons: ['pwned'],
  };
  const { user, toasts } = start({ signUp: [refusal] });
  await fill(user);
  const text = authEn.rules.weakPassword.pwned;
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.passwordRefused);
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(toasts).toEqual([{ tone: 'destructive', title: authEn.signUp.failedTitle, description: text }]);
});

test.each<[string, Refusal, string]>([
  [
    'the service’s words',
    { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' },
    authEn.failures.refused.signup_disabled,
  ],
  ['nothing readable', { status: 404, message: 'null' }, authEn.signUp.failedText],
  [
    'a limit',
    { status: 429, code: 'over_email_send_rate_limit', message: 'only request this after 37 seconds.' },
    'There were too many attempts. Please try again in 37 seconds.',
  ],
  ['no connection', { status: 0, message: 'Failed to fetch' }, authEn.failures.unreachable],
])('a failed sign-up is said with %s, and keeps what was typed', async (_name, refusal, text) => {
  const { user, toasts } = start({ signUp: [refusal] });
  await fill(user);
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: authEn.signUp.failedTitle, description: text }]),
  );
  expect(screen.queryByText(text)).toBeNull();
  expect(field('First name').value).toBe('Ayu');
  expect(field(authEn.fields.confirmPassword).value).toBe('secret-words');
});

test('what was typed outlives a switch of language, but for the passwords', async () => {
  const before = start();
  const { user, view } = before;
  await user.type(field('First name'), 'Ayu');
  await user.type(field('Email'), 'ayu@mail.example');
  await user.type(field('Password'), 'secret-words');
  view.unmount();
  startJourney({ path: '/auth?mode=sign-up', language: 'id', before });
  expect([field('Nama depan').value, field('Email').value, field('Kata sandi').value]).toEqual([
    'Ayu',
    'ayu@mail.example',
    '',
  ]);
});

test('what was typed is forgotten once there is an account', async () => {
  const before = start();
  const { user, view } = before;
  await fill(user);
  await screen.findByText(afterSubmitEn.created.title);
  view.unmount();
  startJourney({ path: '/auth?mode=sign-up', before });
  expect(field('First name').value).toBe('');
});

test.each([
  ['a', '5 more characters needed'],
  ['abcde', '1 more character needed'],
  ['abcdef', authEn.rules.strength.enough],
  ['three small words', authEn.rules.strength.strong],
])('while "%s" is typed its field says so', async (typed, text) => {
  const { user } = start();
  await user.type(field('Password'), typed);
  const described = field('Password').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(text);
});

test('the button says that it is busy', async () => {
  const { user } = start({ signUp: [new Promise<null>(() => undefined)] });
  await fill(user);
  expect(await screen.findByRole('button', { name: authEn.signUp.busy })).toBeTruthy();
});

test('both passwords can be shown and hidden, each by itself', async () => {
  const { user } = start();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const types = () => [field('Password').type, field(authEn.fields.confirmPassword).type];
  await press(authEn.fields.showConfirmPassword);
  expect(types()).toEqual(['password', 'text']);
  await press(authEn.fields.showPassword);
  await press(authEn.fields.hideConfirmPassword);
  expect(types()).toEqual(['text', 'password']);
  await press(authEn.fields.hidePassword);
  expect(types()).toEqual(['password', 'password']);
});

describe('the verification mail after a sign-up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function signUp(answers: NonNullable<Parameters<typeof startJourney>[0]['answers']> = {}) {
    const journey = start(answers);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
    await fill(user);
    await screen.findByText(afterSubmitEn.created.title);
    return { ...journey, user };
  }
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: afterSubmitEn.mail.send });

  test('can be asked for after a minute, and again a minute later', async () => {
    const { user, calls } = await signUp();
    expect(button().disabled).toBe(true);
    expect(screen.getByText('You can ask for another email in 60 seconds.')).toBeTruthy();
    await pass(59);
    expect(screen.getByText('You can ask for another email in 1 second.')).toBeTruthy();
    await pass(1);
    expect(button().disabled).toBe(false);
    await user.click(button());
    await screen.findByText(/a new email is on its way/);
    expect(calls.at(-1)).toEqual({ method: 'resend', input: { type: 'signup', email: 'ayu@mail.example' } });
    expect(button().disabled).toBe(true);
  });

  test('waits as long as the service asks', async () => {
    const limit = {
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'only request this after 20 seconds.',
    };
    const { user } = await signUp({ resend: [limit] });
    await pass(60);
    await user.click(button());
    expect(await screen.findByText('You can ask for another email in 20 seconds.')).toBeTruthy();
  });

  test('can be asked for again when the service was out of reach', async () => {
    const { user } = await signUp({ resend: [{ status: 0, message: 'Failed to fetch' }] });
    await pass(60);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach our service');
    expect(button().disabled).toBe(false);
  });
});

test('what signing up means can be read beside the form', () => {
  start();
  for (const [name, path] of [
    [authEn.signUp.terms, '/terms'],
    [authEn.signUp.privacy, '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
});
