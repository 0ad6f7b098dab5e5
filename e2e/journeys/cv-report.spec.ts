import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { createTalent, signIn } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';

// The review of the CV in one's own profile.

const texts = {
  en: {
    link: 'Review my CV',
    upload: 'Upload my CV',
    first: 'Review my CV',
    again: 'Review again',
    report: 'Your report',
    ready: /^Your report is ready\. Score: \d+ of 100\.$/,
    job: 'Job description (optional)',
    match: 'Match with the job description',
    forget: 'Delete this report',
    forgotten: 'The report is deleted.',
  },
  id: {
    link: 'Ulas CV saya',
    upload: 'Unggah CV saya',
    first: 'Ulas CV saya',
    again: 'Ulas lagi',
    report: 'Laporan Anda',
    ready: /^Laporan Anda sudah siap\. Skor: \d+ dari 100\.$/,
    job: 'Deskripsi lowongan (opsional)',
    match: 'Kecocokan dengan lowongan',
    forget: 'Hapus laporan ini',
    forgotten: 'Laporan sudah dihapus.',
  },
} as const satisfies Record<Language, unknown>;

const jobText = 'Requirements: at least 3 years of experience, Excel, AutoCAD and fluent English';

for (const language of languages) {
  const t = texts[language];

  test(`a talent has their CV reviewed, finds the report again and deletes it (${language})`, async ({
    page,
    mailbox,
    platform,
  }) => {
    const [pdf] = cvFixtures().filter(({ format }) => format === 'pdf');
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
    await page.goto(localizedPath(language, '/profile/cv-report'));
    await expect(page.getByRole('link', { name: t.upload })).toBeVisible();
    await openProfile(page, language);
    await chooseCv(page, language, pdf?.path ?? '');
    await page.getByRole('link', { name: t.link }).click();
    await expect(page).toHaveURL(localizedPath(language, '/profile/cv-report'));
    await page.getByRole('button', { name: t.first }).click();
    const heading = page.getByRole('heading', { name: t.report });
    await expect(heading).toBeFocused();
    await expect(page.getByText(t.ready)).toBeAttached();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByLabel(t.job).fill(jobText);
    await page.getByRole('button', { name: t.again }).click();
    await expect(page.getByRole('region', { name: t.match })).toContainText('AutoCAD');
    await expectNoBarrier(page, 'the report of a talent');
    await page.getByRole('button', { name: t.forget }).click();
    await expect(page.getByText(t.forgotten)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t.first })).toBeVisible();
    await expect(heading).toHaveCount(0);
  });
}
