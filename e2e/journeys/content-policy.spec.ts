import { restoreSession } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';

test('pages and their dialogs break no content policy, neither the one that holds nor the one that is tried', async ({
  page,
  platform,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, sample, blockedURI }) => {
      const { recordViolation } = window as unknown as { recordViolation: (violation: string) => void };
      recordViolation([location.pathname, disposition, violatedDirective, sample, blockedURI].join(' '));
    });
  });
  for (const path of ['/', '/id/talent-solution', '/blog', '/contact-us', '/company-solution', '/auth']) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, 'en');
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await page.getByRole('button', { name: /profile picture/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  expect(await page.locator('style').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(overflow).toBe('visible');
  expect(violations).toEqual([]);
});
