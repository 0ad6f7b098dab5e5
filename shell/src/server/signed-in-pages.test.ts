/**
 * @jest-environment node
 */
import request from 'supertest';
import { buildRemote, startSite } from './testing';

const signedInPages = buildRemote({
  basePaths: ['/profile', '/settings'],
  rendering: 'client',
  pages: ['/profile', '/profile/payments', '/settings'],
});

test.each([
  ['/profile', 200],
  ['/id/profile/payments', 200],
  ['/settings?from=mail', 200],
  ['/settings/nothing', 404],
  ['/id/profile/payments/nothing', 404],
  ['/profile/toString', 404],
])('behind the sign-in %s answers %i', async (address, status) => {
  const { text } = await request(await startSite({ remotes: [signedInPages] }))
    .get(address)
    .expect(status);
  const notFound = address.startsWith('/id') ? 'Ups! Halaman tidak ditemukan' : 'Oops! Page not found';
  expect(text.includes(notFound)).toBe(status === 404);
  expect(text).not.toContain('"pages"');
});

test('a remote that does not name its pages has any', async () => {
  const { pages: _unsaid, ...silent } = signedInPages;
  await request(await startSite({ remotes: [silent] }))
    .get('/settings/nothing')
    .expect(200);
});
