import { createSecretBox } from './secret-box';

const box = createSecretBox('0123456789abcdef0123456789abcdef');

/** Sealed by an earlier release; must stay readable. */
const sealedEarlier = 'v1._JMN0vLhs_pZxYbB2WN794sYbO-BFT-8coxfDHTfE3b_QDC-p51MHglprpM';

test('values sealed by an earlier release can be opened', () => {
  expect(box.open(sealedEarlier, 'factor-1')).toBe('JBSWY3DPEHPK3PXP');
});

test('derived digits have the requested length and differ by context and key', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => box.deriveDigits(`challenge-${index}`, 6));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(990);
  expect(box.deriveDigits('challenge-0', 6)).toBe(codes[0]);
  expect(createSecretBox('another key of thirty-two bytes!').deriveDigits('challenge-0', 6)).not.toBe(
    codes[0],
  );
});
