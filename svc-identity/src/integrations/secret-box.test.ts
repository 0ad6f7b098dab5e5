import { createSecretBox } from './secret-box';

const box = createSecretBox('0123456789abcdef0123456789abcdef');
const seed = 'JBSWY3DPEHPK3PXP';

test('what is sealed is read again, and never looks the same twice', () => {
  const sealed = box.seal(seed, 'factor-1');
  expect(box.open(sealed, 'factor-1')).toBe(seed);
  expect(sealed).not.toContain(seed);
  expect(box.seal(seed, 'factor-1')).not.toBe(sealed);
});

test.each([
  ['for another factor', (sealed: string) => () => box.open(sealed, 'factor-2')],
  [
    'under another key',
    (sealed: string) => () => createSecretBox('another key of thirty-two bytes!').open(sealed, 'factor-1'),
  ],
  ['changed', (sealed: string) => () => box.open(`${sealed.slice(0, -2)}AA`, 'factor-1')],
  ['cut', (sealed: string) => () => box.open(sealed.slice(0, 20), 'factor-1')],
  ['of another version', (sealed: string) => () => box.open(sealed.replace('v1', 'v0'), 'factor-1')],
])('a secret %s does not open', (_name, opening) => {
  expect(opening(box.seal(seed, 'factor-1'))).toThrow();
});

test('derived digits are as long as asked for and differ by context and key', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => box.deriveDigits(`challenge-${index}`, 6));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(990);
  expect(box.deriveDigits('challenge-0', 6)).toBe(codes[0]);
  expect(createSecretBox('another key of thirty-two bytes!').deriveDigits('challenge-0', 6)).not.toBe(
    codes[0],
  );
});
