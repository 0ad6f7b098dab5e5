import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token';

const secret = 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E';
const cell = { user_id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', channel: 'email', topic: 'profile' } as const;
const token = createUnsubscribeToken(cell, secret);

test('a token says which account and which topic, fits an address as it is, and says nothing else', () => {
  expect(readUnsubscribeToken(token, secret)).toEqual(cell);
  expect(token).toMatch(/^0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e\.email\.profile\.[\w-]{43}$/);
});

test.each([
  ['of another account', token.replace('0d9b', '1d9b')],
  ['of another topic', token.replace('profile', 'articles')],
  ['of a topic there is not', token.replace('profile', 'security')],
  ['with another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['without a signature', token.split('.').slice(0, 3).join('.')],
  ['with more to it', `${token}.x`],
  ['of nothing', ''],
])('a token %s is none', (_what, forged) => {
  expect(readUnsubscribeToken(forged, secret)).toBeNull();
});

test('a token made with another secret is none', () => {
  expect(readUnsubscribeToken(token, 'Pq8wZt2NsLk6VdXc4RfJh0MyGb7TeUa1')).toBeNull();
});
