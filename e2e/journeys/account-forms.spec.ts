import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectReflow } from '../support/barriers';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { openIn } from '../support/visitor-steps';

/** What a browser or a password manager is told of each field, in the order of the form. */
const visitorForms = [
  { path: '/auth', fields: [/^username\b/, 'current-password'] },
  {
    path: '/auth?mode=sign-up',
    fields: [
      'given-name',
      'family-name',
      'organization',
      'organization-title',
      'username',
      'tel',
      'new-password',
      'new-password',
    ],
  },
  {
    path: '/auth?mode=sign-up&as=recruiter',
    fields: [
      'given-name',
      'family-name',
      'organization',
      'organization-title',
      'username',
      'tel',
      'new-password',
      'new-password',
    ],
  },
  { path: '/auth/forgot-password', fields: ['username'] },
  { path: '/auth/magic-link', fields: ['username'] },
  { path: '/auth/verify', fields: ['username', 'one-time-code'] },
  { path: '/auth/reset-password?token=x', fields: ['new-password', 'new-password'] },
  { path: '/auth/accept-invitation?token=x', fields: ['new-password', 'new-password'] },
];

const memberForms = [
  { path: '/settings', fields: ['given-name', 'family-name'] },
  { path: '/settings/sign-in', fields: ['email'] },
  { path: '/settings/security', fields: ['username', 'current-password', 'new-password', 'new-password'] },
];

const language: Language = 'id';
test('forms of an account say what belongs in them, and fit a small or magnified screen', async ({
  page,
  platform,
}) => {
  for (const { path, fields } of visitorForms) {
    await openIn(page, language, path);
    await expectForm(page, path, fields);
  }
  await restoreSession(page, platform, await createMember(platform));
  for (const { path, fields } of memberForms) {
    await page.goto(localizedPath(language, path));
    await expectForm(page, path, fields);
  }
});

async function expectForm(page: Page, path: string, fields: readonly (string | RegExp)[]): Promise<void> {
  await test.step(path, async () => {
    const typed = page.locator(
      'main form input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"])',
    );
    await expect(typed).toHaveCount(fields.length);
    for (const [index, field] of fields.entries()) {
      await expect(typed.nth(index), `field ${index}`).toHaveAttribute('autocomplete', field);
    }
    await expectReflow(page, path);
    await expectReachable(page);
  });
}

/** At 320 px, which is also 1280 px magnified four times, and at 640 px of height 360: 1280 by 720 magnified twice. */
async function expectReachable(page: Page): Promise<void> {
  const before = page.viewportSize();
  const submit = page.locator('main form button[type="submit"]').first();
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    // A trial is what a mouse would do: it fails where something else lies over the button.
    await submit.click({ trial: true });
  }
  if (before) await page.setViewportSize(before);
}
