import { Secret, TOTP } from 'otpauth';
import { createTotpSecret, describeTotp, findTotpStep } from './totp';

/** The seed of RFC 6238, appendix B. Its codes have eight digits; ours are the last six. */
const seed = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %s seconds the code is %s, of step %s', (seconds, code, step) => {
  expect(findTotpStep(seed, code, seconds * 1000)).toBe(step);
});

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('a code %s steps off counts as %s', (offset, expected) => {
  const now = 100 * 30_000 + 5000;
  const code = new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: now + offset * 30_000 });
  expect(findTotpStep(seed, code, now)).toBe(expected);
});

test.each(['', '12345', '1234567', 'abcdef', '12 345'])('%p is no code', (code) => {
  expect(findTotpStep(seed, code)).toBeNull();
});

test('the address names issuer and account, in GoTrue’s order', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(describeTotp({ secret, issuer: 'sabi.test:3000', account: 'ayu+a&b@example.com' })).toBe(
    `otpauth://totp/sabi.test%3A3000:ayu%2Ba%26b@example.com?algorithm=SHA1&digits=6&issuer=sabi.test%3A3000&period=30&secret=${secret}`,
  );
});
