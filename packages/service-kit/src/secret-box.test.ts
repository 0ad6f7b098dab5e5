import { createSecretBox } from './secret-box';

const secret = '0123456789abcdef0123456789abcdef';
const box = createSecretBox(secret, 'tests');
const plain = 'JBSWY3DPEHPK3PXP';

test('what is sealed is read again, and never looks the same twice', () => {
  const sealed = box.seal(plain, 'one');
  expect(box.open(sealed, 'one')).toBe(plain);
  expect(sealed).not.toContain(plain);
  expect(box.seal(plain, 'one')).not.toBe(sealed);
});

const another = createSecretBox('another key of thirty-two bytes!', 'tests');
const elsewhere = createSecretBox(secret, 'something else');

test.each([
  ['for something else', (sealed: string) => () => box.open(sealed, 'two')],
  ['under another key', (sealed: string) => () => another.open(sealed, 'one')],
  ['for another purpose', (sealed: string) => () => elsewhere.open(sealed, 'one')],
  ['and changed', (sealed: string) => () => box.open(`${sealed.slice(0, -2)}AA`, 'one')],
  ['and cut', (sealed: string) => () => box.open(sealed.slice(0, 20), 'one')],
  ['in another version', (sealed: string) => () => box.open(sealed.replace('v1', 'v0'), 'one')],
])('a text sealed %s does not open', (_name, opening) => {
  expect(opening(box.seal(plain, 'one'))).toThrow();
});
