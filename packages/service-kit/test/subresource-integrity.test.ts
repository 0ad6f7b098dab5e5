import { isUnaltered } from '../src/subresource-integrity';

const content = Buffer.from('abc');
/** Test vector of FIPS 180-2. */
const sha256 = `sha256-${Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString('base64')}`;
const sha384 = `sha384-${Buffer.from(
  'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  'hex',
).toString('base64')}`;

test.each([sha256, sha384])('what has the hash is unaltered, what has not is not: %s', (integrity) => {
  expect(isUnaltered(content, integrity)).toBe(true);
  expect(isUnaltered(Buffer.from('abd'), integrity)).toBe(false);
});

test.each(['', 'sha256-', 'md5-kAFQmDzST7DWlj99KOF/cg==', sha256.slice('sha256-'.length)])(
  'nothing is unaltered by what is no hash: %j',
  (integrity) => expect(isUnaltered(content, integrity)).toBe(false),
);
