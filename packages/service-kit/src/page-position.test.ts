import { readPagePosition, writePagePosition } from './page-position';

const position = { time: new Date('2026-03-02T03:04:05.678Z'), id: '0b5a1d1c-3f0e-4d6a-9a53-6f1f2b1c9a10' };

test('a position is read as it was written, and holds nothing an address would have to escape', () => {
  const text = writePagePosition(position);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readPagePosition(text)).toEqual(position);
});

test.each([
  '',
  'x',
  'bnVsbA',
  Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url'),
  Buffer.from('[{"$gt":""},"0b5a1d1c-3f0e-4d6a-9a53-6f1f2b1c9a10"]').toString('base64url'),
])('%j is none', (text) => {
  expect(readPagePosition(text)).toBeNull();
});
