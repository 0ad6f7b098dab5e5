import { normalFormOf } from './normalize-path';

test.each([
  ['/auth/v1//recover', '/auth/v1/recover'],
  ['//auth/v1/recover', '/auth/v1/recover'],
  ['/auth/v1/%72ecover', '/auth/v1/recover'],
  ['/auth/v1/./recover', '/auth/v1/recover'],
  ['/auth/v1/%2e/recover', '/auth/v1/recover'],
  ['/auth/v1/user/../recover', '/auth/v1/recover'],
  ['/auth\\v1\\recover', '/auth/v1/recover'],
  ['/auth/v1/x%2f..%2frecover', '/auth/v1/x%2F..%2Frecover'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/storage/v1/object/profile-assets/0b1f/CV%20a.pdf', '/storage/v1/object/profile-assets/0b1f/CV%20a.pdf'],
  ['/blog/', '/blog/'],
  ['/', '/'],
  ['*', '/*'],
  ['/%', '/%'],
  ['/%zz/%c3%a9', '/%zz/%C3%A9'],
])('%s is %s', (path, expected) => {
  expect(normalFormOf(path)).toBe(expected);
  expect(normalFormOf(expected)).toBe(expected);
});
