import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { withRecovery } from '../features/new-password/recovery-state';
import { profileAnswer, type Refusal, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';
import mailLinksEn from '../locales/en/mail-links.json';
import mailLinksId from '../locales/id/mail-links.json';

const link = '/auth/reset-password?token=0123abcd&type=recovery';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const opened = { method: 'verifyOtp', input: { token_hash: '0123abcd', type: 'recovery' } };
const saved = { method: 'updateUser', input: { password: 'secret-words' } };

async function choose(user: ReturnType<typeof userEvent.setup>, password = 'secret-words') {
  await user.clear(field('Password'));
  await user.type(field('Password'), password);
  await user.clear(field(authEn.fields.confirmPassword));
  await user.type(field(authEn.fields.confirmPassword), password);
  await user.click(screen.getByRole('button', { name: mailLinksEn.newPassword.recovery.submit }));
}

test('opening the link uses nothing up: it takes the form', async () => {
  const { user, calls, checks, navigations } = startJourney({ path: link, profile: [profileAnswer()] });
  expect(calls).toEqual([]);
  expect(checks).toEqual([opened.input]);
  await choose(user);
  const title = await screen.findByRole('heading', { level: 1, name: mailLinksEn.newPassword.changed.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(mailLinksEn.newPassword.changed.newsTitle)).toBeTruthy();
  expect(calls).toEqual([opened, saved]);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('the link of the mail leads here', () => {
  const { redirects } = startJourney({ path: '/auth/verify?token=0123abcd&type=recovery' });
  expect(redirects).toContain('/auth/reset-password');
});

test.each<[string, Refusal, string]>([
  [
    'too weak',
    { status: 422, code: 'weak_password', message: 'weak', reasons: ['pwned'] },
    authEn.rules.weakPassword.pwned,
  ],
  ['the same as before', { status: 422, code: 'same_password', message: 'same' }, authEn.rules.samePassword],
])(
  'a password that is %s is refused at its field, and the link is used once',
  async (_name, refusal, text) => {
    const { user, calls } = startJourney({ path: link, answers: { updateUser: [refusal, null] } });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    await choose(user, 'other-secret-words');
    await screen.findByText(mailLinksEn.newPassword.changed.newsTitle);
    expect(calls.map(({ method }) => method)).toEqual(['verifyOtp', 'updateUser', 'updateUser']);
  },
);

test('passwords that differ are not sent', async () => {
  const { user, calls } = startJourney({ path: link });
  await user.type(field('Password'), 'secret-words');
  await user.type(field(authEn.fields.confirmPassword), 'secret-word');
  await user.click(screen.getByRole('button', { name: mailLinksEn.newPassword.recovery.submit }));
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.passwordsDiffer);
  expect(calls).toEqual([]);
});

test.each([
  ['otp_used', mailLinksEn.verify.link.usedTitle],
  ['otp_expired', mailLinksEn.verify.link.expiredTitle],
  ['otp_invalid', mailLinksEn.verify.link.wrongTitle],
])('a link refused with %s says so and leads to a new one', async (code, title) => {
  const refusal: Refusal = { status: 403, code, message: 'Email link is invalid or has expired' };
  const { user, calls } = startJourney({ path: link, answers: { verifyOtp: [refusal] } });
  await choose(user);
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: mailLinksEn.spent.recovery.wayOn }).getAttribute('href')).toBe(
    '/auth/forgot-password',
  );
  expect(calls).toEqual([opened]);
});

test.each([
  ['otp_used', mailLinksEn.verify.link.usedTitle],
  ['otp_expired', mailLinksEn.verify.link.expiredTitle],
  ['otp_invalid', mailLinksEn.verify.link.wrongTitle],
])('that a link is %s is said before a password is typed', async (code, title) => {
  const refusal: Refusal = { status: 403, code, message: 'Email link is invalid or has expired' };
  const { calls } = startJourney({ path: link, link: refusal });
  await screen.findByText(title);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: mailLinksEn.spent.recovery.wayOn }).getAttribute('href')).toBe(
    '/auth/forgot-password',
  );
  expect(calls).toEqual([]);
});

test.each([429, 500])('where it cannot be asked (%i), the form stays and works', async (status) => {
  const { user, checks } = startJourney({ path: link, link: { status, code: 'x', message: 'x' } });
  await waitFor(() => expect(checks).toHaveLength(1));
  await choose(user);
  await screen.findByText(mailLinksEn.newPassword.changed.newsTitle);
});

test('after its code has begun the session there is no link to ask about', () => {
  const { checks } = startJourney({ path: '/auth/reset-password', state: withRecovery(null) });
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(checks).toEqual([]);
});

test('without a link or a code there is nothing to fill in', () => {
  startJourney({ path: '/auth/reset-password' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: mailLinksEn.spent.recovery.wayOn })).toBeTruthy();
});

test('after no connection the form can be sent again', async () => {
  const { user } = startJourney({
    path: link,
    answers: { verifyOtp: [{ status: 0, message: 'Failed to fetch' }, null] },
  });
  await choose(user);
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach our service');
  await choose(user);
  await screen.findByText(mailLinksEn.newPassword.changed.newsTitle);
});

test('a mail does not stand for the second factor: it is asked before the password is saved', async () => {
  const { user, calls } = startJourney({
    path: link,
    factors: [{ id: 'f1', factor_type: 'totp' }],
  });
  await choose(user);
  await screen.findByRole('heading', { level: 1, name: afterSubmitEn.factor.title });
  expect(calls).toEqual([opened]);
  await user.type(await screen.findByLabelText(authEn.fields.code), '123456{Enter}');
  await screen.findByText(mailLinksEn.newPassword.changed.newsTitle);
  expect(calls.slice(1)).toEqual([
    { method: 'challengeAndVerify', input: { factorId: 'f1', code: '123456' } },
    saved,
  ]);
});

test('an Indonesian visitor reads it in Indonesian', () => {
  startJourney({ path: link, language: 'id' });
  expect(screen.getByRole('button', { name: mailLinksId.newPassword.recovery.submit })).toBeTruthy();
});
