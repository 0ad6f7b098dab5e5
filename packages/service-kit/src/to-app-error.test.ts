import { toAppError } from './to-app-error';

const named = (name: string) => Object.assign(new Error('away'), { name });

test.each([
  ['a driver that finds no server', named('MongoServerSelectionError')],
  ['a connection of a server that no longer answers', named('PoolClearedOnNetworkError')],
  ['a socket that the other side has ended', Object.assign(new Error('ended'), { code: 'EPIPE' })],
  ['a connection that was reset', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
])('%s is worth another try in a moment', (_what, error) => {
  expect(toAppError(error)).toMatchObject({
    code: 'DEPENDENCY_UNAVAILABLE',
    retryAfterSeconds: 5,
    cause: error,
  });
});

test('what nobody expected stays a fault of ours', () => {
  expect(toAppError(Object.assign(new Error('odd'), { code: 'ENOENT' })).code).toBe('UNEXPECTED_FAILURE');
});
