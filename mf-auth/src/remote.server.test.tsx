/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import type { Language } from '@sabi/contracts/language';
import { render } from './remote.server';
import authEn from './locales/en/auth.json';
import mailLinksEn from './locales/en/mail-links.json';
import authId from './locales/id/auth.json';
import mailLinksId from './locales/id/mail-links.json';
import unsubscribeId from './locales/id/unsubscribe.json';

const renderPage = (url: string, language: Language) =>
  render({ url, language, siteUrl: 'https://site.example', contacts: fakeContacts });

test.each([
  ['/auth', 'en', authEn.signIn.title],
  ['/auth', 'id', authId.signIn.title],
  ['/auth?mode=sign-up', 'en', authEn.signUp.title],
  ['/auth?mode=sign-up', 'en', authEn.fields.positionInterest],
  ['/auth?mode=sign-up&as=recruiter', 'id', authId.fields.companyEmail],
  ['/auth/verify?token=x&type=signup', 'en', mailLinksEn.verify.linkButton],
  ['/auth/forgot-password', 'id', mailLinksId.wayIn.recovery.title],
  ['/auth/magic-link', 'en', mailLinksEn.wayIn.magiclink.submit],
  ['/auth/accept-invitation?token=x', 'id', mailLinksId.newPassword.invite.submit],
  ['/auth/verify?token=x&type=email_change', 'en', mailLinksEn.mailLink.email_change.button],
  ['/auth?error=access_denied', 'en', 'You have not allowed us'],
  ['/auth/reset-password?token=x&type=recovery', 'en', mailLinksEn.newPassword.recovery.title],
  ['/unsubscribe?token=x', 'en', 'Stop emails'],
  ['/unsubscribe', 'id', unsubscribeId.invalid.title],
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
