/** @jest-environment node */
import { render } from './remote.server';

test.each([
  ['/auth', 'en', 'Sign in to your account'],
  ['/auth', 'id', 'Masuk ke akun Anda'],
  ['/auth?mode=sign-up', 'en', 'Create your account'],
  ['/auth/verify?token=x&type=signup', 'en', 'Verify my email'],
] as const)(
  '%s in %s is rendered on the server, and kept out of search engines',
  async (url, language, text) => {
    const { status, head, html } = await render({ url, language });
    expect(status).toBe(200);
    expect(head?.robots).toBe('noindex');
    expect(html).toContain(text);
  },
);

test('what the server sends cannot be submitted before the page is alive', async () => {
  const { html } = await render({ url: '/auth', language: 'en' });
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sign in</);
});

test('an unknown address is a 404', async () => {
  expect((await render({ url: '/auth/nothing', language: 'en' })).status).toBe(404);
});
