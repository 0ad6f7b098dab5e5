import { type Language, languages } from '@sabi/contracts/language';
import { pictureMaxBytes } from '@sabi/contracts/picture-file';
import { createTalent, signIn } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';

const words = {
  en: {
    add: 'Add a profile picture',
    change: 'Change profile picture',
    file: 'Picture file',
    preview: 'Preview of your picture',
    save: 'Save picture',
    remove: 'Remove picture',
    undo: 'Undo',
    removed: 'Picture removed',
    updated: 'Profile picture updated successfully',
    failed: 'Failed to upload profile picture',
    wrongType: 'Only JPG, PNG, WebP, and AVIF pictures are supported.',
    tooLarge: 'The picture must not be larger than 10 MB.',
    broken: 'The file cannot be read as a picture. Please choose another one.',
  },
  id: {
    add: 'Tambahkan foto profil',
    change: 'Ganti foto profil',
    file: 'File foto',
    preview: 'Pratinjau foto Anda',
    save: 'Simpan foto',
    remove: 'Hapus foto',
    undo: 'Urungkan',
    removed: 'Foto sudah dihapus',
    updated: 'Foto profil berhasil diperbarui',
    failed: 'Gagal mengunggah foto profil',
    wrongType: 'Hanya foto JPG, PNG, WebP, dan AVIF yang didukung.',
    tooLarge: 'Ukuran foto tidak boleh lebih dari 10 MB.',
    broken: 'File ini tidak dapat dibaca sebagai foto. Silakan pilih foto lain.',
  },
} as const satisfies Record<Language, unknown>;

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: png };

for (const language of languages) {
  const w = words[language];
  const seen = (page: Page) => page.locator('#about-you img');

  test(`a picture is chosen, seen, taken away and put back (${language})`, async ({
    page,
    platform,
    mailbox,
    pageProblems,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
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

  test(`a file that is no picture is refused with the reason (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
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
}
