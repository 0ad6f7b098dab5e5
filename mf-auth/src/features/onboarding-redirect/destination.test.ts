import { findMailReturn, readReturnState } from '../../layout/return-target';
import { findDestination } from './destination';

test.each([
  ['talent', '/dashboard'],
  ['recruiter', '/'],
  [null, '/'],
] as const)('without a return target, %s goes to %s', (userType, destination) => {
  expect(findDestination(userType, null)).toBe(destination);
});

test('a talent whose analysis waits goes to it, unless they were on the way elsewhere', () => {
  expect(findDestination('talent', null, true)).toBe('/talent-solution?panel=cv-upload');
  expect(findDestination('talent', { returnTo: '/profile' }, true)).toBe('/profile');
  expect(findDestination('recruiter', null, true)).toBe('/');
});

test.each([
  ['/profile', '/profile'],
  ['/', '/'],
  ['/blog?q=it#top', '/blog?q=it#top'],
  ['/talent-dashboard', '/dashboard'],
  ['/talent-dashboard?from=mail', '/dashboard?from=mail'],
  ['/id/profile', '/profile'],
  ['/id', '/'],
  ['/blog/../profile', '/profile'],
  ['/auth/consent?authorization_id=a1', '/auth/consent?authorization_id=a1'],
  ['/search?u=https://other.example/', '/search?u=https://other.example/'],
])('the return target %s leads to %s', (returnTo, destination) => {
  expect(findDestination('talent', { returnTo })).toBe(destination);
});

test.each([
  ['https://evil.example/'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/..//evil.example'],
  ['/a//b'],
  ['/id//evil.example'],
  ['javascript:alert(1)'],
  [' /profile'],
  ['profile'],
  [''],
  ['/auth'],
  ['/auth/verify?token=x'],
  ['/id/auth'],
  [42],
  [null],
  [{ pathname: '/profile' }],
])('the return target %j is not followed', (returnTo) => {
  expect(findDestination('talent', { returnTo })).toBe('/dashboard');
});

test.each([undefined, null, 'state', 7, [], {}])('history state %j holds no return target', (state) => {
  expect(findDestination('recruiter', state)).toBe('/');
});

test.each([
  ['', { returnTo: '/profile' }, '/profile'],
  ['?return_to=%2Fblog', null, '/blog'],
  ['?return_to=%2Fblog', { returnTo: '/profile' }, '/profile'],
  ['?return_to=%2F%2Fevil.example', null, '/dashboard'],
  ['?redirect_to=http%3A%2F%2Flocalhost%2Fevents%2Fone-page-cv%3Fa%3Db', null, '/events/one-page-cv?a=b'],
  ['?redirect_to=http%3A%2F%2Flocalhost%2F', null, '/dashboard'],
  ['?redirect_to=http%3A%2F%2Flocalhost', null, '/dashboard'],
  ['?redirect_to=http%3A%2F%2Flocalhost%2Fauth', null, '/dashboard'],
  ['?redirect_to=http%3A%2F%2Flocalhost%2F%2Fevil.example', null, '/dashboard'],
  ['?redirect_to=http%3A%2F%2Flocalhost.evil.example%2F', null, '/dashboard'],
  ['?redirect_to=%2Fblog', null, '/dashboard'],
])('with the query "%s" and the history state %j one is led to %s', (search, state, destination) => {
  expect(findDestination('talent', readReturnState({ search, state }))).toBe(destination);
});

test.each([
  [{ search: '', state: { returnTo: '/events/one-page-cv' } }, 'http://localhost/events/one-page-cv'],
  [{ search: '?return_to=%2Fblog', state: null }, 'http://localhost/blog'],
  [{ search: '?redirect_to=http%3A%2F%2Flocalhost%2Fblog', state: null }, 'http://localhost/blog'],
  [{ search: '', state: { returnTo: 'https://evil.example/' } }, undefined],
  [{ search: '', state: null }, undefined],
])('from %j the link of a mail leads to %s', (arrival, address) => {
  expect(findMailReturn(arrival)).toBe(address);
});
