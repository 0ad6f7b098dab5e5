import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { createTalent, signIn } from '../support/account';
import { expectNoBarrier, expectReflow } from '../support/barriers';
import { expect, test } from '../support/test';

const words = {
  en: {
    title: 'Who sees your profile',
    switch: 'Recruiters may see my profile',
    nobody: /^No recruiter sees your profile\./,
    some: /^Recruiters whose company we have checked/,
    field: "Company's website or email domain",
    submit: 'Hide from this company',
    provider: /^Anybody can have an address here/,
    remove: 'Remove maju.co.id',
    empty: 'You hide from no company yet.',
  },
  id: {
    title: 'Siapa yang melihat profil Anda',
    switch: 'Perekrut boleh melihat profil saya',
    nobody: /^Tidak ada perekrut yang melihat profil Anda\./,
    some: /^Perekrut yang perusahaannya sudah kami periksa/,
    field: 'Situs web atau domain email perusahaan',
    submit: 'Sembunyikan dari perusahaan ini',
    provider: /^Siapa pun dapat memiliki alamat di sini/,
    remove: 'Hapus maju.co.id',
    empty: 'Belum ada perusahaan yang Anda cantumkan.',
  },
} as const satisfies Record<Language, unknown>;

for (const language of languages) {
  const w = words[language];

  test(`a talent is shown to recruiters, and hidden from the own employer (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
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
}
