import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { writePublicKey } from '@sabi/remote-publisher/publisher-keys';
import { createPublishers } from './publisher-keys';

const content = Buffer.from('{"action":"status"}');
const createTeam = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    key: writePublicKey(privateKey),
    sign: (text: Buffer) => sign(null, text, privateKey).toString('base64url'),
  };
};
const [blog, newBlog, auth, stranger] = [createTeam(), createTeam(), createTeam(), createTeam()];
const publishers = createPublishers({ 'mf-blog': [blog.key, newBlog.key], 'mf-auth': [auth.key] });
const assertSigned =
  (remote: string, signature: string, what = content) =>
  () =>
    publishers.assertSigned(remote, what, signature);

test('a team signs for its own remote, with any of its keys', () => {
  expect(assertSigned('mf-blog', blog.sign(content))).not.toThrow();
  expect(assertSigned('mf-blog', newBlog.sign(content))).not.toThrow();
});

test("a team does not sign for another's, and the refusal says so", () => {
  expect(assertSigned('mf-blog', auth.sign(content))).toThrow(
    'Signed by the team of mf-auth, which may not publish mf-blog',
  );
});

test.each([
  ['a stranger signed', 'mf-blog', stranger.sign(content), 'No key of the team of mf-blog'],
  ['nobody signed', 'mf-blog', '', 'No key of the team of mf-blog'],
  ['the remote has no team', 'mf-new', blog.sign(content), 'signed by the team of mf-blog'],
  ['nobody knows the remote or the key', 'mf-new', stranger.sign(content), 'mf-new has no team'],
  ['the prototype is asked for', 'constructor', stranger.sign(content), 'constructor has no team'],
])('when %s it is refused', (_when, remote, signature, words) => {
  expect(assertSigned(remote, signature)).toThrow(new RegExp(words, 'i'));
});

test('a signature belongs to what was signed', () => {
  const other = Buffer.from('{"action":"rollback"}');
  expect(assertSigned('mf-blog', blog.sign(content), other)).toThrow('No key of the team');
});

test('which of its keys has signed is known by an id, as openssl and sha256sum compute it', () => {
  const ids = [blog, newBlog].map(({ key, sign: signWith }) => [
    publishers.assertSigned('mf-blog', content, signWith(content)),
    createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8),
  ]);
  for (const [id, expected] of ids) expect(id).toBe(expected);
  expect(new Set(ids.flat()).size).toBe(2);
});
