import { RequestFailed } from '../http';
import type { SessionState } from '../contract';
import { createStore } from '../store';
import { createFakeShell } from '../testing';
import { type AccountClient, describeFailure, tryAccount } from './account-failure';

test.each([
  ['a network error of the client', { name: 'AuthRetryableFetchError', status: 0 }, { kind: 'unreachable' }],
  [
    'a client that cannot be loaded',
    Object.assign(new Error(), { name: 'ChunkLoadError' }),
    { kind: 'unreachable' },
  ],
  ['an unreachable platform', new RequestFailed({ status: 0, message: '' }), { kind: 'unreachable' }],
  ['a service in trouble', { name: 'AuthRetryableFetchError', status: 503 }, { kind: 'unavailable' }],
  ['an error nobody foresaw', new TypeError('x is undefined'), { kind: 'unavailable' }],
  ['a thrown text', 'no', { kind: 'unavailable' }],
  [
    'a limit with its time',
    { status: 429, code: 'over_request_rate_limit', message: 'you can only request this after 1 second.' },
    { kind: 'rate-limited', retryAfterSeconds: 1 },
  ],
  [
    'a limit without a time',
    { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    { kind: 'rate-limited', retryAfterSeconds: null },
  ],
  [
    'a limit of the platform',
    new RequestFailed({ status: 429, message: '', retryAfterSeconds: 9 }),
    { kind: 'rate-limited', retryAfterSeconds: 9 },
  ],
  [
    'a refusal',
    { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
    { kind: 'refused', code: 'invalid_credentials', message: 'Invalid login credentials', weaknesses: [] },
  ],
  [
    'a weak password',
    { status: 422, code: 'weak_password', message: 'Too weak', reasons: ['length', 'pwned'] },
    { kind: 'refused', code: 'weak_password', message: 'Too weak', weaknesses: ['length', 'pwned'] },
  ],
  [
    'a session that is over, as the client calls it',
    { name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' },
    { kind: 'refused', code: 'session_not_found', message: null, weaknesses: [] },
  ],
  [
    'a token that the platform refuses',
    new RequestFailed({ status: 401, code: 'TOKEN_INVALID', message: 'Sign in first' }),
    { kind: 'refused', code: 'session_not_found', message: null, weaknesses: [] },
  ],
  [
    'a refusal of the account from something in between',
    { status: 403, message: '<html>Forbidden</html>' },
    { kind: 'refused', code: 'ACCESS_DENIED', message: null, weaknesses: [] },
  ],
  [
    'a refusal from something in between',
    { status: 413, message: '{"title":"The request body is too large"}' },
    { kind: 'refused', code: undefined, message: null, weaknesses: [] },
  ],
])('%s', (_name, error, failure) => {
  expect(describeFailure(error)).toEqual(failure);
});

test('a client that cannot be had is a failure, not an exception', async () => {
  const { context } = createFakeShell();
  const session = { ...context.session, getClient: () => Promise.reject(new Error('gone')) };
  await expect(tryAccount({ ...context, session }, async () => ({ error: null }))).resolves.toEqual({
    kind: 'unavailable',
  });
});

test.each([
  ['session_not_found', 'the client asks whose session it is, and so lets go of it', 1],
  ['email_exists', 'the session stays as it is', 0],
])('after %s %s', async (code, _what, asked) => {
  const { context } = createFakeShell();
  const getUser = jest.fn(async () => ({ data: { user: null }, error: null }));
  const user = { id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', email: 'ayu@mail.example', metadata: {} };
  const session = {
    state: createStore<SessionState>({ status: 'signed-in', user }),
    getClient: async () => ({ getUser }) as unknown as AccountClient,
  };
  const failure = await tryAccount({ ...context, session }, async () => ({ error: { status: 403, code } }));
  expect(failure).toMatchObject({ kind: 'refused', code });
  expect(getUser).toHaveBeenCalledTimes(asked);
});

test('a service that says nothing for long is out of reach', async () => {
  jest.useFakeTimers();
  const outcome = tryAccount(createFakeShell().context, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(outcome).resolves.toEqual({ kind: 'unreachable' });
  jest.useRealTimers();
});
