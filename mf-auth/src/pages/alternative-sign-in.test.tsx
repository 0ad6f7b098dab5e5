import { screen, waitFor } from '@testing-library/react';
import { profileAnswer, type Refusal, startJourney } from '../testing/journey';
import arrivalEn from '../locales/en/arrival.json';
import authEn from '../locales/en/auth.json';

const passkeys = {
  external: { google: true, linkedin_oidc: true },
  passkeys_enabled: true,
  passkeys_origins: ['https://sabi.example', window.location.origin],
};

describe('a provider', () => {
  test.each([
    ['Google', 'google', { queryParams: { access_type: 'offline', prompt: 'consent' } }],
    ['LinkedIn', 'linkedin_oidc', {}],
  ])('%s is left for, with the way back', async (name, provider, options) => {
    const { user, calls } = startJourney({ path: '/auth', state: { returnTo: '/profile?tab=cv' } });
    await user.click(screen.getByRole('button', { name }));
    expect(calls).toEqual([
      {
        method: 'signInWithOAuth',
        input: {
          provider,
          options: { redirectTo: 'http://localhost/auth?return_to=%2Fprofile%3Ftab%3Dcv', ...options },
        },
      },
    ]);
  });

  test('leads back to the page in the visitor’s language, also after a sign-up', async () => {
    const { user, calls } = startJourney({ path: '/auth?mode=sign-up', language: 'id' });
    await user.click(screen.getByRole('button', { name: 'Google' }));
    expect(calls[0]?.input).toMatchObject({ options: { redirectTo: 'http://localhost/id/auth' } });
  });

  test('remembers on the way that one signs up as a recruiter', async () => {
    const { user, calls } = startJourney({ path: '/auth?mode=sign-up&as=recruiter' });
    await user.click(screen.getByRole('button', { name: 'Google' }));
    expect(calls[0]?.input).toMatchObject({ options: { redirectTo: 'http://localhost/auth?as=recruiter' } });
  });

  test('that the service does not know is not offered', async () => {
    startJourney({
      path: '/auth',
      settings: { external: { google: true, linkedin_oidc: false }, passkeys_enabled: false },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'LinkedIn' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Google' })).toBeTruthy();
  });

  test('that cannot be left for says so', async () => {
    const { user, toasts } = startJourney({
      path: '/auth',
      answers: { signInWithOAuth: [{ status: 0, message: 'Failed to fetch' }] },
    });
    await user.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.title).toBe(authEn.signIn.failedTitle);
    expect(toasts[0]?.description).toContain('We cannot reach our service');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('coming back from a provider', () => {
  const path = '/auth?code=c0de&return_to=%2Fprofile';

  test('begins the session once, clears the address and returns to where one was', async () => {
    const { calls, navigations } = startJourney({ path, profile: [profileAnswer()] });
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/profile'));
    expect(calls).toEqual([{ method: 'exchangeCodeForSession', input: 'c0de' }]);
    expect(navigations[0]).toEqual({ to: '/auth', replace: true, state: { returnTo: '/profile' } });
  });

  test('finds the kind of account chosen that one has begun to sign up with', async () => {
    const incomplete = profileAnswer({ user_type: null });
    startJourney({ path: '/auth?code=c0de&as=recruiter', profile: [incomplete] });
    const recruiter = await screen.findByRole<HTMLInputElement>('radio', { name: /Recruiter/ });
    expect(recruiter.checked).toBe(true);
  });

  test('asks for the second factor, too', async () => {
    startJourney({ path, factors: [{ id: 'f1', factor_type: 'totp' }] });
    expect(await screen.findByLabelText(authEn.fields.code)).toBeTruthy();
  });

  test('in another browser says so above the form', async () => {
    const refusal: Refusal = { status: 400, code: 'pkce_code_verifier_not_found', message: 'not found' };
    startJourney({ path, answers: { exchangeCodeForSession: [refusal] } });
    expect((await screen.findByRole('alert')).textContent).toContain('begun in another browser');
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  test.each([
    ['?error=access_denied&error_description=User+denied', 'You have not allowed us'],
    ['?error=user_cancelled_login#error=user_cancelled_login', 'You have not allowed us'],
    ['?error=server_error&error_code=email_address_not_provided', 'We did not get an email address'],
    ['?error=server_error&error_code=identity_already_exists', 'belongs to another account'],
    ['?error=invalid_request&error_code=bad_oauth_state', 'It took too long'],
    ['?error=access_denied&error_code=provider_email_needs_verification', 'has to be verified first'],
    ['#error=access_denied&error_code=otp_expired&sb=', 'The link has expired'],
    ['?error=server_error&error_code=unexpected_failure&error_description=Boom', 'Something went wrong'],
  ])('in vain with %s says why', (pairs, text) => {
    startJourney({ path: `/auth${pairs}` });
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  test('in vain says why in Indonesian, too', () => {
    startJourney({ path: '/auth?error=access_denied', language: 'id' });
    expect(screen.getByRole('alert').textContent).toContain('Anda tidak memberi izin');
  });
});

test('a session that has ended is reported, and signing in leads back', async () => {
  const { user, navigations } = startJourney({
    path: '/auth?reason=session-ended&return_to=%2Fprofile',
    profile: [profileAnswer()],
  });
  expect(screen.getByText(arrivalEn.sessionEndedTitle)).toBeTruthy();
  expect(screen.getByText(arrivalEn.sessionEndedText)).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'ayu@mail.example');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/profile'));
});

describe('a passkey', () => {
  beforeEach(() => Object.assign(window, { PublicKeyCredential: () => undefined }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const start = (options: Parameters<typeof startJourney>[0] = {}) =>
    startJourney({ path: '/auth', settings: passkeys, profile: [profileAnswer()], ...options });

  /** The settings have loaded once LinkedIn has disappeared. */
  const settled = () => waitFor(() => expect(screen.queryByRole('button', { name: 'LinkedIn' })).toBeNull());

  test('signs in', async () => {
    const { user, navigations } = start();
    await user.click(await screen.findByRole('button', { name: 'Passkey' }));
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  });

  test.each<[string, Refusal, string]>([
    ['cancelled', { __isWebAuthnError: true, name: 'NotAllowedError' }, 'You have cancelled'],
    ['unusable', { __isWebAuthnError: true, name: 'SecurityError' }, 'Your browser could not use a passkey'],
    ['unknown here', { status: 400, code: 'webauthn_credential_not_found' }, 'belongs to no account here'],
  ])('that is %s says why', async (_name, refusal, text) => {
    const { user, toasts } = start({ answers: { signInWithPasskey: [refusal] } });
    await user.click(await screen.findByRole('button', { name: 'Passkey' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.title).toBe(authEn.signIn.failedTitle);
    expect(toasts[0]?.description).toContain(text);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not offered where the browser knows none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    start({ settings: { ...passkeys, external: { google: true, linkedin_oidc: false } } });
    await settled();
    expect(screen.queryByRole('button', { name: 'Passkey' })).toBeNull();
  });

  test.each([
    ['another name', 'http://127.0.0.1'],
    ['another port', 'http://localhost:8080'],
  ])('is not offered on a page of %s than passkeys are for', async (_name, origin) => {
    const external = { google: true, linkedin_oidc: false };
    start({ settings: { ...passkeys, external, passkeys_origins: [origin] } });
    await settled();
    expect(screen.queryByRole('button', { name: 'Passkey' })).toBeNull();
  });
});
