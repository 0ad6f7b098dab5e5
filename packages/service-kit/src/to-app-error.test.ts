import { toAppError } from './to-app-error';

const named = (name: string) => Object.assign(new Error('away'), { name });

/** Wraps an error as the driver's bulk write error does. */
const wrapped = (error: Error) => Object.assign(named('MongoBulkWriteError'), { errorResponse: error });

test.each([
  ['a driver that finds no server', named('MongoServerSelectionError')],
  ['a connection of a server that no longer answers', named('PoolClearedOnNetworkError')],
  ['a write of many whose connection is gone', wrapped(named('MongoNetworkError'))],
  ['a socket that the other side has ended', Object.assign(new Error('ended'), { code: 'EPIPE' })],
  ['a connection that was reset', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
])('%s is worth another try in a moment', (_what, error) => {
  expect(toAppError(error)).toMatchObject({
    code: 'DEPENDENCY_UNAVAILABLE',
    retryAfterSeconds: 5,
    cause: 'errorResponse' in error ? error.errorResponse : error,
  });
});

test('what nobody expected stays a fault of ours', () => {
  expect(toAppError(Object.assign(new Error('odd'), { code: 'ENOENT' })).code).toBe('UNEXPECTED_FAILURE');
});
