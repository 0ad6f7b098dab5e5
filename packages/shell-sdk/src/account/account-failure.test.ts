import { RequestFailed } from '../http';
import { createFakeShell } from '../testing';
import { describeFailure, tryAccount } from './account-failure';

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

test('a service that says nothing for long is out of reach', async () => {
  jest.useFakeTimers();
  const outcome = tryAccount(createFakeShell().context, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(outcome).resolves.toEqual({ kind: 'unreachable' });
  jest.useRealTimers();
});
