import { randomUUID } from 'node:crypto';
import {
  acceptedTypes,
  deriveCode,
  deriveLinkToken,
  hashLinkToken,
  isRequestedInSession,
} from './one-time-token';

const secret = 'k8Vd2mQx7Lr4Tz9Wb1Nc6Hs3Jf5Gp0Ya';
const mail = { id: randomUUID(), type: 'confirmation' } as const;

test('link and code of a mail are deterministic and differ by mail and secret', () => {
  expect(deriveLinkToken(secret, mail)).toBe(deriveLinkToken(secret, mail));
  expect(deriveCode(secret, mail)).toBe(deriveCode(secret, mail));
  expect(deriveLinkToken(secret, mail)).not.toBe(deriveLinkToken(secret, { ...mail, id: randomUUID() }));
  expect(deriveLinkToken(secret, mail)).not.toBe(deriveLinkToken(`${secret}x`, mail));
});

test('a link token is 224 bits in hex, and its hash is not the token', () => {
  const token = deriveLinkToken(secret, mail);
  expect(token).toMatch(/^[0-9a-f]{56}$/);
  expect(hashLinkToken(token)).not.toContain(token);
});

test('codes are six digits, spread over the whole range', () => {
  const codes = Array.from({ length: 10_000 }, () => deriveCode(secret, { ...mail, id: randomUUID() }));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(9800);
  for (const digit of '0123456789') {
    const first = codes.filter((code) => code.startsWith(digit)).length;
    expect(Math.abs(first - 1000)).toBeLessThan(200);
  }
});

test('codes of changes are counted by account, codes that start a session are not', () => {
  const counted = [...acceptedTypes].filter(([, types]) =>
    types.every((type) => isRequestedInSession({ type })),
  );
  expect(counted.map(([verification]) => verification)).toEqual(['email_change', 'phone_change']);
  expect(isRequestedInSession({ type: 'reauthentication' })).toBe(true);
  expect(isRequestedInSession({ type: 'phone_reauthentication' })).toBe(true);
});
