import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, signedIn, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import consentEn from '../locales/en/consent.json';
import consentId from '../locales/id/consent.json';

const path = '/auth/consent?authorization_id=a1';
const authorization = {
  authorization_id: 'a1',
  redirect_uri: 'https://app.example/callback',
  client: { id: 'c1', name: 'Payroll Pal' },
  user: { id: 'u1', email: 'ayu@mail.example' },
  scope: 'openid email',
};
const start = (options: Parameters<typeof startJourney>[0] = {}) =>
  startJourney({ path, session: signedIn, authorization, ...options });

test('the application, its scopes, the account and the redirect are shown', async () => {
  const { calls, heads } = start();
  expect(
    await screen.findByText(/Payroll Pal would like to use your Sabi account ayu@mail.example/),
  ).toBeTruthy();
  expect(
    screen
      .getAllByRole('listitem')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual([consentEn.scopes.openid, consentEn.scopes.email]);
  expect(screen.getByText('Your answer leads you to app.example.')).toBeTruthy();
  expect(calls[0]).toEqual({ method: 'getAuthorizationDetails', input: 'a1' });
  expect(heads.at(-1)?.robots).toBe('noindex');
});

test.each([
  ['Allow', 'approveAuthorization'],
  [consentEn.deny, 'denyAuthorization'],
])('%s is passed on, once', async (name, method) => {
  const { user, calls } = start();
  await user.click(await screen.findByRole('button', { name }));
  expect(calls.at(-1)).toEqual({ method, input: 'a1' });
});

test('an application without a name is called by where it leads', async () => {
  start({ authorization: { ...authorization, client: { id: 'c1' } } });
  expect(await screen.findByText(/^app.example would like/)).toBeTruthy();
});

test('a request that is over says so, and leaves nothing to press', async () => {
  const gone: Refusal = {
    status: 404,
    code: 'oauth_authorization_not_found',
    message: 'authorization not found',
  };
  start({ answers: { getAuthorizationDetails: [gone] } });
  await screen.findByText(consentEn.overTitle);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after no connection it can be tried again', async () => {
  const { user } = start({
    answers: { getAuthorizationDetails: [{ status: 0, message: 'Failed to fetch' }, null] },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeTruthy();
});

test('a decision that did not arrive can be made again', async () => {
  const { user } = start({ answers: { approveAuthorization: [{ status: 503, message: 'upstream' }] } });
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Our service is not answering');
  expect(screen.getByRole('button', { name: 'Allow' }).getAttribute('aria-disabled')).toBeNull();
});

test('a visitor signs in first, and comes back', async () => {
  const { user, navigations } = start({ session: { status: 'signed-out' }, profile: [profileAnswer()] });
  await waitFor(() =>
    expect(navigations.at(-1)).toEqual({ to: '/auth', replace: true, state: { returnTo: path } }),
  );
  await user.type(await screen.findByLabelText('Email'), 'ayu@mail.example');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeTruthy();
});

test('the second factor is asked for before the application is shown', async () => {
  const { calls } = start({ factors: [{ id: 'f1', factor_type: 'totp' }] });
  expect(await screen.findByLabelText(authEn.fields.code)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('where only the service knows that the second factor is missing, it is shown first as well', async () => {
  const insufficient: Refusal = {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 session is required',
  };
  const { calls, navigations } = start({
    answers: { getAuthorizationDetails: [insufficient, null] },
    profile: [profileAnswer()],
  });
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeTruthy();
  expect(navigations).toContainEqual({ to: '/auth', replace: true, state: { returnTo: path } });
  expect(calls.map(({ method }) => method)).toEqual(['getAuthorizationDetails', 'getAuthorizationDetails']);
});

test('an Indonesian visitor is asked in Indonesian', async () => {
  start({ language: 'id' });
  expect(await screen.findByRole('button', { name: consentId.deny })).toBeTruthy();
});
