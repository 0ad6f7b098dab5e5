import { generateKeyPairSync, sign } from 'node:crypto';
import { writePublicKey } from '@sabi/remote-publisher/publisher-keys';
import { createHostedPublishers } from './hosted-remotes';
import type { PublisherKeys } from './publisher-keys';

test('a team signs from the moment its remote joins until it leaves', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const content = Buffer.from('{"action":"publish"}');
  const signature = sign(null, content, privateKey).toString('base64url');
  let keys: PublisherKeys = {};
  const publishers = createHostedPublishers({ publisherKeys: () => keys });
  const assertSigned = () => publishers.assertSigned('mf-new', content, signature);
  expect(assertSigned).toThrow('mf-new has no team with a key here');
  keys = { 'mf-new': [writePublicKey(privateKey)] };
  expect(assertSigned).not.toThrow();
  keys = {};
  expect(assertSigned).toThrow('mf-new has no team with a key here');
});
