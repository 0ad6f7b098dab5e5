import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, signedIn, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';
import authId from '../locales/id/auth.json';

const app = { id: 'f1', factor_type: 'totp', friendly_name: 'Phone' };
const recoveryCodes = { id: 'r1', factor_type: 'recovery_code' };
const code = () => screen.findByLabelText<HTMLInputElement>(authEn.fields.code);
const wrong: Refusal = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };

const start = (options: Parameters<typeof startJourney>[0] = {}) =>
  startJourney({
    path: '/auth',
    session: signedIn,
    factors: [app, recoveryCodes],
    profile: [profileAnswer()],
    ...options,
  });

test('after the password the code is asked, and only then one is greeted and led on', async () => {
  const { user, toasts, navigations, calls } = start({ session: { status: 'signed-out' } });
  await user.type(screen.getByLabelText('Email'), 'ayu@mail.example');
  await user.type(screen.getByLabelText('Password'), 'secret-words');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const field = await code();
  expect([toasts, navigations]).toEqual([[], []]);
  expect(document.activeElement).toBe(field);
  await user.click(field);
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(toasts.map(({ title }) => title)).toEqual([authEn.signIn.successTitle]);
  expect(calls.at(-1)).toEqual({
    method: 'challengeAndVerify',
    input: { factorId: 'f1', code: '123456' },
  });
});

test('whoever has a session without the factor is asked for it, whatever way they came in', async () => {
  const { navigations } = start();
  expect((await code()).autocomplete).toBe('one-time-code');
  expect(navigations).toEqual([]);
});

test('a session that has shown the factor is not asked again', async () => {
  const { navigations } = start({ factors: [] });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(screen.queryByLabelText(authEn.fields.code)).toBeNull();
});

test('a code that is wrong or used says so at its field, and the next one is taken', async () => {
  const { user, navigations } = start({ answers: { challengeAndVerify: [wrong, null] } });
  await user.type(await code(), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('it has been used already');
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
  await user.clear(await code());
  await user.type(await code(), '654321{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('too many tries are reported', async () => {
  const limit: Refusal = { status: 429, code: 'over_request_rate_limit', message: 'after 50 seconds.' };
  const { user } = start({ answers: { challengeAndVerify: [limit] } });
  await user.type(await code(), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 50 seconds.');
});

test('fewer digits are not sent', async () => {
  const { user, calls } = start();
  await user.type(await code(), '12345{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.appCodeInvalid);
  expect(calls).toEqual([]);
});

test('a recovery code does instead', async () => {
  const { user, calls, navigations } = start({
    answers: { verifyRecoveryCode: [{ ...wrong, message: 'Invalid recovery code entered' }, null] },
  });
  await user.click(await screen.findByRole('button', { name: afterSubmitEn.factor.useRecoveryCode }));
  const field = screen.getByLabelText(authEn.fields.recoveryCode);
  expect(document.activeElement).toBe(field);
  await user.type(field, ' abcd-efgh {Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('This recovery code is not right');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(calls.at(-1)).toEqual({ method: 'verifyRecoveryCode', input: { code: 'abcd-efgh' } });
});

test('a code of the app can be given after all once recovery codes are locked, which is reported', async () => {
  const locked: Refusal = {
    status: 429,
    code: 'mfa_recovery_codes_locked',
    message: 'you can only request this after 900 seconds.',
  };
  const { user } = start({ answers: { verifyRecoveryCode: [locked] } });
  await user.click(await screen.findByRole('button', { name: afterSubmitEn.factor.useRecoveryCode }));
  await user.type(screen.getByLabelText(authEn.fields.recoveryCode), 'abcd-efgh{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 15 minutes.');
  await user.click(screen.getByRole('button', { name: afterSubmitEn.factor.useApp }));
  expect(document.activeElement).toBe(await code());
});

test('without recovery codes none are offered', async () => {
  start({ factors: [app] });
  await code();
  expect(screen.queryByRole('button', { name: afterSubmitEn.factor.useRecoveryCode })).toBeNull();
});

test('of several apps one can be chosen', async () => {
  const { user, calls } = start({ factors: [app, { id: 'f2', factor_type: 'totp' }] });
  await user.selectOptions(await screen.findByLabelText(afterSubmitEn.factor.app), 'App 2');
  await user.type(await code(), '123456{Enter}');
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ factorId: 'f2', code: '123456' }));
});

test('signing out instead leads back to the form', async () => {
  const { user, calls } = start();
  await user.click(await screen.findByRole('button', { name: afterSubmitEn.factor.signOut }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ method: 'signOut', input: { scope: 'local' } });
});

test('an Indonesian visitor is asked in Indonesian', async () => {
  const { user } = start({ language: 'id', answers: { challengeAndVerify: [wrong] } });
  await user.type(await screen.findByLabelText(authId.fields.code), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('sudah pernah digunakan');
});
