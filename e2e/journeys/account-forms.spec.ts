import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { acceptMailLinks } from '../support/accept-mail-links';
import { expectReflow } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { type Page, test } from '../support/test';
import { openIn } from '../support/visitor-steps';

const recruiterForm = '/auth?mode=sign-up&as=recruiter';
const visitorForms = [
  '/auth',
  '/auth?mode=sign-up',
  recruiterForm,
  '/auth/forgot-password',
  '/auth/magic-link',
  '/auth/verify',
  '/auth/reset-password?token=x',
  '/auth/accept-invitation?token=x',
];
const signedInForms = ['/settings', '/settings/sign-in', '/settings/security'];

const language: Language = 'id';
test('forms of an account can be sent from a small or magnified screen', async ({ page, platform }) => {
  await acceptMailLinks(page);
  for (const path of visitorForms) {
    await openIn(page, language, path);
    await expectReachable(page, path);
    // accessibility.spec.ts checks the others.
    if (path === recruiterForm) await expectReflow(page, path);
  }
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  for (const path of signedInForms) {
    await page.goto(localizedPath(language, path));
    await expectReachable(page, path);
  }
});

/** Checks a page at 320 px, which is also 1280 px at 400 %, and at 640 by 360 px: 1280 by 720 at 200 %. */
async function expectReachable(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const submit = page.locator('main form button[type="submit"]').first();
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size);
      // A trial click fails when another element covers the button.
      await submit.click({ trial: true });
    }
  });
}
