import { type Language } from '@sabi/contracts/language';
import { pictureMaxBytes } from '@sabi/contracts/picture-file';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { profilePictureTexts } from '../texts/profile-picture';

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: png };

const language: Language = 'en';
const w = profilePictureTexts[language];
const seen = (page: Page) => page.locator('#about-you img');

test('a picture is chosen, seen, taken away and put back', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await page.getByRole('button', { name: w.add }).click();
  await page.getByLabel(w.file).setInputFiles(photo);
  await expect(page.getByRole('img', { name: w.preview })).toBeVisible();
  await expectNoBarrier(page, 'dialog for a picture');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByText(w.updated, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: w.change })).toBeFocused();
  // It is what the service answers, and no broken picture.
  await expect.poll(() => seen(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.reload();
  await expect(seen(page)).toBeVisible();

  await page.getByRole('button', { name: w.change }).click();
  await page.getByRole('button', { name: w.remove }).click();
  await expect(page.getByText(w.removed, { exact: true })).toBeVisible();
  await expect(seen(page)).toHaveCount(0);
  await page.getByRole('button', { name: w.undo }).click();
  await expect(seen(page)).toBeVisible();
  await expect(page.getByRole('button', { name: w.undo })).toHaveCount(0);
  expect(pageProblems).toEqual([]);
});

test('a file that is no picture is refused with the reason', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await page.getByRole('button', { name: w.add }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  const refused = async (file: typeof photo, reason: string) => {
    await page.getByLabel(w.file).setInputFiles(file);
    await expect(alert).toContainText(w.failed);
    await expect(alert).toContainText(reason);
    await expect(page.getByRole('button', { name: w.save })).toHaveCount(0);
  };
  await refused(
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    w.wrongType,
  );
  await refused({ ...photo, buffer: Buffer.alloc(pictureMaxBytes + 1) }, w.tooLarge);

  await page.getByLabel(w.file).setInputFiles({ ...photo, buffer: Buffer.from('no picture at all') });
  await page.getByRole('button', { name: w.save }).click();
  await expect(alert).toContainText(w.broken);
  await page.getByLabel(w.file).setInputFiles(photo);
  await page.getByRole('button', { name: w.save }).click();
  await expect(seen(page)).toBeVisible();
});
