import { isValidFileLink, signFileLink } from './file-link';

const secret = 'one secret of a service';
const fileKey = 'ayu/cv_1234567890123.pdf';
const now = new Date('2026-01-01T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const link = signFileLink({ fileKey, expiresAt: later(300) }, secret);

test('a link works until its moment and not at it', () => {
  expect(isValidFileLink({ fileKey, ...link, now }, secret)).toBe(true);
  expect(isValidFileLink({ fileKey, ...link, now: later(299.9) }, secret)).toBe(true);
  expect(isValidFileLink({ fileKey, ...link, now: later(300) }, secret)).toBe(false);
});

test('a link works for its file, its moment and its secret alone', () => {
  const changed = [
    isValidFileLink({ ...link, fileKey: 'budi/cv_1234567890123.pdf', now }, secret),
    isValidFileLink({ ...link, fileKey, expires: `${link.expires}0`, now }, secret),
    isValidFileLink({ ...link, fileKey, signature: link.signature.toLowerCase(), now }, secret),
    isValidFileLink({ ...link, fileKey, signature: `${link.signature}=`, now }, secret),
    isValidFileLink({ ...link, fileKey, signature: '', now }, secret),
    isValidFileLink({ fileKey, now }, secret),
    isValidFileLink({ ...link, fileKey, now }, 'another secret'),
  ];
  expect(changed).toEqual(changed.map(() => false));
});
