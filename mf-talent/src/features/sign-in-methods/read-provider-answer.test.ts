import { readProviderAnswer } from './read-provider-answer';

const refusedWith = (code: string) => ({
  failure: { kind: 'refused', code, message: null, weaknesses: [] },
});

test.each([
  ['', '', null],
  ['?tab=x', '#here', null],
  ['?code=abc', '', { code: 'abc' }],
  ['?error=access_denied', '', refusedWith('access_denied')],
  ['?error=server_error&error_code=identity_already_exists', '', refusedWith('identity_already_exists')],
  ['', '#error=access_denied&error_code=user_banned', refusedWith('user_banned')],
])('%s %s', (search, hash, answer) => {
  expect(readProviderAnswer({ search, hash })).toEqual(answer);
});
