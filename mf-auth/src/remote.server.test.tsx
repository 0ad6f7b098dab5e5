/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import type { Language } from '@sabi/contracts/language';
import { render } from './remote.server';

const renderPage = (url: string, language: Language) =>
  render({ url, language, siteUrl: 'https://site.example', contacts: fakeContacts });

test.each([
  ['/auth', 'en', 'Sign in to your account'],
  ['/auth', 'id', 'Masuk ke akun Anda'],
  ['/auth?mode=sign-up', 'en', 'Create your account'],
  ['/auth?mode=sign-up', 'en', 'Position/interest (optional)'],
  ['/auth?mode=sign-up&as=recruiter', 'id', 'Email perusahaan'],
  ['/auth/verify?token=x&type=signup', 'en', 'Verify my email'],
  ['/auth/forgot-password', 'id', 'Lupa kata sandi Anda?'],
  ['/auth/magic-link', 'en', 'Email me a link'],
  ['/auth/accept-invitation?token=x', 'id', 'Buat akun saya'],
  ['/auth/verify?token=x&type=email_change', 'en', 'Confirm the change'],
  ['/auth?error=access_denied', 'en', 'You have not allowed us'],
  ['/auth/reset-password?token=x&type=recovery', 'en', 'Choose a new password'],
  ['/unsubscribe?token=x', 'en', 'Stop emails'],
  ['/unsubscribe', 'id', 'Tautan ini tidak berfungsi'],
] as const)(
  '%s in %s is rendered on the server, and kept out of search engines',
  async (url, language, text) => {
    const { status, head, html } = await renderPage(url, language);
    expect(status).toBe(200);
    expect(head?.robots).toBe('noindex');
    expect(html).toContain(text);
  },
);

test('what the server sends cannot be submitted before the page is alive', async () => {
  const { html } = await renderPage('/auth', 'en');
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sign in</);
});

test('the link of a recovery mail leads to the form for the new password', async () => {
  const { status, redirectTo } = await renderPage('/auth/verify?token=x&type=recovery', 'en');
  expect([status, redirectTo]).toEqual([301, '/auth/reset-password']);
});

test('an unknown address is a 404', async () => {
  expect((await renderPage('/auth/nothing', 'en')).status).toBe(404);
});
