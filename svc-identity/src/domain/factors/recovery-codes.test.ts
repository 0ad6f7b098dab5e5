import { createRecoveryCodes, hashRecoveryCode, normalizeRecoveryCode } from './recovery-codes';

test('ten codes of 16 lower-case characters, no two alike over a thousand sets', () => {
  const codes = Array.from({ length: 1000 }, createRecoveryCodes).flat();
  expect(codes).toHaveLength(10_000);
  expect(codes.every((code) => /^[a-z2-9]{16}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(10_000);
});

test('case, spaces and dashes do not count', () => {
  expect(normalizeRecoveryCode(' K4M9-X7QP 2ab8\tht3z\n')).toBe('k4m9x7qp2ab8ht3z');
});

test('one code of two factors has two hashes', () => {
  expect(hashRecoveryCode('k4m9x7qp2ab8ht3z', 'a')).not.toBe(hashRecoveryCode('k4m9x7qp2ab8ht3z', 'b'));
});
