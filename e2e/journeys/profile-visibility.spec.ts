import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier, expectReflow } from '../support/barriers';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';
import { profileVisibilityTexts } from '../texts/profile-visibility';

const language: Language = 'en';
const w = profileVisibilityTexts[language];

test('a talent is shown to recruiters, and hidden from the own employer', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.goto(localizedPath(language, '/settings/visibility'));
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expect(page.getByText(w.nobody)).toBeVisible();
  const control = page.getByRole('switch', { name: w.switch });
  await expect(control).not.toBeChecked();
  await control.press('Space');
  await expect(page.getByText(w.some)).toBeVisible();

  const field = page.getByLabel(w.field);
  await field.fill('ayu@gmail.com');
  await page.getByRole('button', { name: w.submit }).click();
  await expect(page.getByText(w.provider)).toBeVisible();
  await field.fill('https://www.maju.co.id/karir');
  await field.press('Enter');
  await expect(page.getByText('maju.co.id', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoBarrier(page, 'visibility');
  await expectReflow(page, 'visibility');

  await page.reload();
  await expect(control).toBeChecked();
  await page.getByRole('button', { name: w.remove }).click();
  await expect(page.getByText(w.empty)).toBeVisible();
});
