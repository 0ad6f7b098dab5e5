import { randomBytes } from 'node:crypto';
import { createRefreshToken, deriveChildToken, hashRefreshToken, isRefreshToken } from './refresh-token';

const key = randomBytes(32).toString('base64');

test('a child is deterministic and differs by key, parent and generation', () => {
  const parent = createRefreshToken(12);
  const child = deriveChildToken(key, parent, 0);
  expect(deriveChildToken(key, parent, 0)).toBe(child);
  const others = [
    deriveChildToken(key, parent, 1),
    deriveChildToken(key, createRefreshToken(12), 0),
    deriveChildToken(randomBytes(32).toString('base64'), parent, 0),
    deriveChildToken(key, child, 0),
    parent,
  ];
  expect(others).not.toContain(child);
});

test.each([12, 25, 64])('a child of a token of %i characters is well formed and as long', (length) => {
  const child = deriveChildToken(key, createRefreshToken(length), 0);
  expect(child).toHaveLength(length);
  expect(isRefreshToken(child)).toBe(true);
});

test('ten thousand tokens of one chain are distinct and use every character about equally', () => {
  const seen = new Map<string, number>();
  const tokens = new Set<string>();
  for (let token = createRefreshToken(12), count = 0; count < 10_000; count += 1) {
    token = deriveChildToken(key, token, 0);
    tokens.add(token);
    for (const character of token) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(tokens.size).toBe(10_000);
  expect(seen.size).toBe(36);
  for (const count of seen.values()) expect(Math.abs(count - 120_000 / 36)).toBeLessThan(350);
});

test.each(['', 'short', 'ABCDEFGHIJKL', 'abcdefghij-1', 'a'.repeat(65)])(
  '%j is not a refresh token',
  (text) => {
    expect(isRefreshToken(text)).toBe(false);
  },
);

test('the hash is not the token', () => {
  expect(hashRefreshToken('abcdefghijkl')).toMatch(/^[0-9a-f]{64}$/);
});
