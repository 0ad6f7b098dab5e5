import { screen, waitFor } from '@testing-library/react';
import { holdClock } from '../testing/hold-clock';
import { profileAnswer, type Refusal, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import mailLinksEn from '../locales/en/mail-links.json';
import mailLinksId from '../locales/id/mail-links.json';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => jest.restoreAllMocks());

async function askForLink(options: Parameters<typeof startJourney>[0] = {}) {
  const journey = startJourney({ path: '/auth/forgot-password', ...options });
  await journey.user.type(field('Email'), ' ayu@mail.example ');
  await journey.user.click(screen.getByRole('button', { name: mailLinksEn.wayIn.recovery.submit }));
  return journey;
}

test('the sign-in card leads here, with the address that was typed and the way back', async () => {
  const { user, navigations } = startJourney({ path: '/auth', state: { returnTo: '/profile' } });
  await user.type(field('Email'), 'ayu@mail.example');
  await user.click(screen.getByRole('link', { name: authEn.signIn.forgot }));
  expect(navigations.at(-1)).toMatchObject({
    to: '/auth/forgot-password',
    replace: false,
    state: { returnTo: '/profile', email: 'ayu@mail.example' },
  });
  expect(field('Email').value).toBe('ayu@mail.example');
});

test('the answer speaks of an account only as a possibility, and has the focus', async () => {
  holdClock();
  const { calls, heads } = await askForLink();
  const title = await screen.findByRole('heading', { level: 1, name: mailLinksEn.wayIn.sentTitle });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/If there is an account for ayu@mail.example/)).toBeTruthy();
  expect(calls).toEqual([{ method: 'resetPasswordForEmail', input: 'ayu@mail.example' }]);
  expect(screen.getByText('You can ask for another email in 60 seconds.')).toBeTruthy();
  expect(heads.at(-1)).toMatchObject({ title: mailLinksEn.wayIn.recovery.title, robots: 'noindex' });
});

test('the link of the mail leads back to the page that was left', async () => {
  const { calls } = await askForLink({ state: { returnTo: '/events/one-page-cv' } });
  await screen.findByRole('heading', { level: 1, name: mailLinksEn.wayIn.sentTitle });
  const options = { redirectTo: 'http://localhost/events/one-page-cv' };
  expect(calls).toEqual([{ method: 'resetPasswordForEmail', input: { email: 'ayu@mail.example', options } }]);
});

test('a missing address is refused before it is sent', async () => {
  const { user, calls } = startJourney({ path: '/auth/forgot-password' });
  await user.click(screen.getByRole('button', { name: mailLinksEn.wayIn.recovery.submit }));
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.emailRequired);
  expect(calls).toEqual([]);
});

test('a limit says when to come back', async () => {
  const limit: Refusal = {
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'only request this after 37 seconds.',
  };
  await askForLink({ answers: { resetPasswordForEmail: [limit] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 37 seconds.');
});

test('another address can be tried', async () => {
  const { user } = await askForLink();
  await user.click(await screen.findByRole('button', { name: mailLinksEn.wayIn.otherAddress }));
  expect(screen.getByRole('button', { name: mailLinksEn.wayIn.recovery.submit })).toBeTruthy();
});

test('the code of the mail leads to a new password without its link', async () => {
  const { user, calls, navigations } = await askForLink({ profile: [profileAnswer()] });
  await user.type(await screen.findByLabelText(authEn.fields.code), '123 456');
  await user.click(screen.getByRole('button', { name: mailLinksEn.wayIn.recovery.codeSubmit }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/auth/reset-password'));
  expect(calls.at(-1)).toEqual({
    method: 'verifyOtp',
    input: { email: 'ayu@mail.example', token: '123456', type: 'recovery' },
  });
  await user.type(await screen.findByLabelText('Password'), 'secret-words');
  await user.type(field(authEn.fields.confirmPassword), 'secret-words');
  await user.click(screen.getByRole('button', { name: mailLinksEn.newPassword.recovery.submit }));
  await screen.findByText(mailLinksEn.newPassword.changed.newsTitle);
  expect(calls.at(-1)).toEqual({ method: 'updateUser', input: { password: 'secret-words' } });
});

test.each([
  ['otp_used', 'This code has already been used.'],
  ['otp_expired', 'This code has expired or is not right.'],
  ['otp_invalid', 'This code is not right.'],
])('a code refused with %s says so at its field', async (code, text) => {
  const refusal: Refusal = { status: 403, code, message: 'Token has expired or is invalid' };
  const { user } = await askForLink({ answers: { verifyOtp: [refusal] } });
  await user.type(await screen.findByLabelText(authEn.fields.code), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  await waitFor(() => expect(document.activeElement).toBe(field(authEn.fields.code)));
});

test('an Indonesian visitor is answered in Indonesian', async () => {
  const { user } = startJourney({ path: '/auth/forgot-password', language: 'id' });
  await user.type(field('Email'), 'ayu@mail.example');
  await user.click(screen.getByRole('button', { name: mailLinksId.wayIn.recovery.submit }));
  expect(await screen.findByText(/Jika ada akun dengan alamat ayu@mail.example/)).toBeTruthy();
});
