import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, startJourney } from '../testing/journey';

const linkOf = (type: string) => `/auth/verify?token=0123abcd&type=${type}`;
const used: Refusal = { status: 403, code: 'otp_used', message: 'Email link has already been used' };

test.each([
  ['magiclink', 'Sign me in'],
  ['email_change', 'Confirm the change'],
])('opening the link of a %s mail uses nothing up: it takes the button', async (type, name) => {
  const { user, calls, navigations } = startJourney({ path: linkOf(type), profile: [profileAnswer()] });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(calls).toEqual([{ method: 'verifyOtp', input: { token_hash: '0123abcd', type } }]);
});

test.each([
  ['magiclink', 'Sign me in', 'Ask for a new link', '/auth/magic-link'],
  ['email_change', 'Confirm the change', 'Sign in', '/auth'],
])('a used link of a %s mail says so, and where to go on', async (type, name, wayOn, path) => {
  const { user } = startJourney({ path: linkOf(type), answers: { verifyOtp: [used] } });
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText('This link has already been used');
  expect(screen.getByRole('link', { name: wayOn }).getAttribute('href')).toBe(path);
});

test.each([
  ['otp_expired', 'This link has expired'],
  ['otp_invalid', 'This link does not work'],
])('a link to sign in that is refused with %s says so', async (code, title) => {
  const refusal: Refusal = { status: 403, code, message: 'Email link is invalid or has expired' };
  const { user } = startJourney({ path: linkOf('magiclink'), answers: { verifyOtp: [refusal] } });
  await user.click(screen.getByRole('button', { name: 'Sign me in' }));
  expect(await screen.findByText(title)).toBeTruthy();
});

test('the first of two addresses to agree sees that the other is missing', async () => {
  const { user, navigations } = startJourney({ path: linkOf('email_change'), isHalfway: true });
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'One more step' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/once you open its link and confirm there/)).toBeTruthy();
  expect(navigations).toEqual([]);
});

test('that the address has been changed is still said where the page leads to', async () => {
  const { user, navigations, toasts } = startJourney({
    path: linkOf('email_change'),
    profile: [profileAnswer()],
  });
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(toasts).toEqual([{ tone: 'success', title: 'Your email address has been changed' }]);
});

test.each([
  ['magiclink', 'Sign me in'],
  ['signup', 'Verify my email'],
])('the link of a %s mail leads back to the page it was asked for on', async (type, name) => {
  const target = encodeURIComponent('http://localhost/events/one-page-cv');
  const path = `${linkOf(type)}&redirect_to=${target}`;
  const { user, navigations } = startJourney({ path, profile: [profileAnswer()] });
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/events/one-page-cv'));
});

test('an account with a second factor is asked for it after a magic link, too', async () => {
  const { user, navigations } = startJourney({
    path: linkOf('magiclink'),
    factors: [{ id: 'f1', factor_type: 'totp' }],
  });
  await user.click(screen.getByRole('button', { name: 'Sign me in' }));
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  expect(navigations).toEqual([]);
});

test('the link of an invitation leads to its own page', () => {
  expect(startJourney({ path: linkOf('invite') }).redirects).toContain('/auth/accept-invitation');
});

test('that an invitation was used is said before a password is typed', async () => {
  startJourney({ path: '/auth/accept-invitation?token=0123abcd&type=invite', link: used });
  await screen.findByText('This link has already been used');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('an invited person chooses a password and completes the profile', async () => {
  const { user, calls } = startJourney({
    path: '/auth/accept-invitation?token=0123abcd&type=invite',
    profile: [profileAnswer({ first_name: null, last_name: null, user_type: null })],
  });
  await user.type(screen.getByLabelText('Password'), 'secret-words');
  await user.type(screen.getByLabelText('Confirm password'), 'secret-words');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByRole('dialog', { name: 'Complete Your Profile' })).toBeTruthy();
  expect(screen.getByLabelText('First name')).toBeTruthy();
  expect(calls).toEqual([
    { method: 'verifyOtp', input: { token_hash: '0123abcd', type: 'invite' } },
    { method: 'updateUser', input: { password: 'secret-words' } },
  ]);
});

test('a mail to sign in by is asked for on its own page, and its code signs in', async () => {
  const { user, calls, navigations } = startJourney({
    path: '/auth',
    state: { returnTo: '/profile' },
    profile: [profileAnswer()],
  });
  await user.click(screen.getByRole('link', { name: 'Email me a link to sign in' }));
  await user.type(await screen.findByLabelText('Email'), 'ayu@mail.example');
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/profile'));
  expect(calls).toEqual([
    {
      method: 'signInWithOtp',
      input: {
        email: 'ayu@mail.example',
        options: { shouldCreateUser: false, emailRedirectTo: 'http://localhost/profile' },
      },
    },
    { method: 'verifyOtp', input: { email: 'ayu@mail.example', token: '123456', type: 'email' } },
  ]);
});

test('an Indonesian visitor reads it in Indonesian', () => {
  startJourney({ path: linkOf('magiclink'), language: 'id' });
  expect(screen.getByRole('button', { name: 'Masuk sekarang' })).toBeTruthy();
});
