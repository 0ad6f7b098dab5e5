import { createOwnerMark, createShareToken, readShareToken } from './share-token';

const secret = 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E';
const linkId = '3f0d9f5e-6c1b-4c3a-9d53-0a7a3c2b1e4f';

test('a token leads to its link, and is the same each time', () => {
  const token = createShareToken(linkId, secret);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(createShareToken(linkId, secret)).toBe(token);
  expect(readShareToken(token, secret)).toEqual({ linkId, isGenuine: true });
});

test('nothing in it is of the link alone: another secret makes another', () => {
  const other = createShareToken(linkId, 'Pq8wZt2NsLk6VdXc4RfJh0MyGb7TeUa1');
  expect(readShareToken(other, secret)).toEqual({ linkId, isGenuine: false });
});

test.each([
  ['nothing', ''],
  ['the id alone', Buffer.from(linkId.replaceAll('-', ''), 'hex').toString('base64url')],
  ['a part of one', createShareToken(linkId, secret).slice(0, -2)],
  ['more than one', `${createShareToken(linkId, secret)}AAAA`],
  ['another id with its proof', `A${createShareToken(linkId, secret).slice(1)}`],
  ['text', 'not a token at all, but long enough to be one of ours'],
])('%s is no token', (_what, token) => {
  expect(readShareToken(token, secret).isGenuine).toBe(false);
});

test('the mark of an owner is neither a token nor their id', () => {
  expect(createOwnerMark(linkId, secret)).not.toContain(linkId);
  expect(createOwnerMark(linkId, secret)).not.toBe(createShareToken(linkId, secret));
});
