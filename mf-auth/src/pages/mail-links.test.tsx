import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, startJourney } from '../testing/journey';
import afterSubmitEn from '../locales/en/after-submit.json';
import authEn from '../locales/en/auth.json';
import mailLinksEn from '../locales/en/mail-links.json';
import mailLinksId from '../locales/id/mail-links.json';

const linkOf = (type: string) => `/auth/verify?token=0123abcd&type=${type}`;
const used: Refusal = { status: 403, code: 'otp_used', message: 'Email link has already been used' };

test.each([
  ['magiclink', 'Sign me in'],
  ['email_change', mailLinksEn.mailLink.email_change.button],
])('opening the link of a %s mail uses nothing up: it takes the button', async (type, name) => {
  const { user, calls, navigations } = startJourney({ path: linkOf(type), profile: [profileAnswer()] });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(calls).toEqual([{ method: 'verifyOtp', input: { token_hash: '0123abcd', type } }]);
});

test.each([
  ['magiclink', 'Sign me in', mailLinksEn.spent.recovery.wayOn, '/auth/magic-link'],
  ['email_change', mailLinksEn.mailLink.email_change.button, 'Sign in', '/auth'],
])('a used link of a %s mail says so, and where to go on', async (type, name, wayOn, path) => {
  const { user } = startJourney({ path: linkOf(type), answers: { verifyOtp: [used] } });
  await user.click(screen.getByRole('button', { name }));
  await screen.findByText(mailLinksEn.verify.link.usedTitle);
  expect(screen.getByRole('link', { name: wayOn }).getAttribute('href')).toBe(path);
});

test.each([
  ['otp_expired', mailLinksEn.verify.link.expiredTitle],
  ['otp_invalid', mailLinksEn.verify.link.wrongTitle],
])('a link to sign in that is refused with %s says so', async (code, title) => {
  const refusal: Refusal = { status: 403, code, message: 'Email link is invalid or has expired' };
  const { user } = startJourney({ path: linkOf('magiclink'), answers: { verifyOtp: [refusal] } });
  await user.click(screen.getByRole('button', { name: 'Sign me in' }));
  expect(await screen.findByText(title)).toBeTruthy();
});

test('the first of two addresses to agree sees that the other is missing', async () => {
  const { user, navigations } = startJourney({ path: linkOf('email_change'), isHalfway: true });
  await user.click(screen.getByRole('button', { name: mailLinksEn.mailLink.email_change.button }));
  const title = await screen.findByRole('heading', { level: 1, name: mailLinksEn.mailLink.halfway.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/once you open its link and confirm there/)).toBeTruthy();
  expect(navigations).toEqual([]);
});

test('that the address has been changed is still said where the page leads to', async () => {
  const { user, navigations, toasts } = startJourney({
    path: linkOf('email_change'),
    profile: [profileAnswer()],
  });
  await user.click(screen.getByRole('button', { name: mailLinksEn.mailLink.email_change.button }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(toasts).toEqual([{ tone: 'success', title: mailLinksEn.mailLink.email_change.doneTitle }]);
});

test.each([
  ['magiclink', 'Sign me in'],
  ['signup', mailLinksEn.verify.linkButton],
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
  expect(await screen.findByLabelText(authEn.fields.code)).toBeTruthy();
  expect(navigations).toEqual([]);
});

test('the link of an invitation leads to its own page', () => {
  expect(startJourney({ path: linkOf('invite') }).redirects).toContain('/auth/accept-invitation');
});

test('that an invitation was used is said before a password is typed', async () => {
  startJourney({ path: '/auth/accept-invitation?token=0123abcd&type=invite', link: used });
  await screen.findByText(mailLinksEn.verify.link.usedTitle);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('an invited person chooses a password and completes the profile', async () => {
  const { user, calls } = startJourney({
    path: '/auth/accept-invitation?token=0123abcd&type=invite',
    profile: [profileAnswer({ first_name: null, last_name: null, user_type: null })],
  });
  await user.type(screen.getByLabelText('Password'), 'secret-words');
  await user.type(screen.getByLabelText(authEn.fields.confirmPassword), 'secret-words');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: mailLinksEn.newPassword.invite.submit }));
  expect(await screen.findByRole('dialog', { name: afterSubmitEn.complete.title })).toBeTruthy();
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
  await user.click(screen.getByRole('link', { name: authEn.alternatives.mail }));
  await user.type(await screen.findByLabelText('Email'), 'ayu@mail.example');
  await user.click(screen.getByRole('button', { name: mailLinksEn.wayIn.magiclink.submit }));
  await user.type(await screen.findByLabelText(authEn.fields.code), '123456{Enter}');
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
  expect(screen.getByRole('button', { name: mailLinksId.mailLink.magiclink.button })).toBeTruthy();
});
