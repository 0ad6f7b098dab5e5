import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { cvReportTexts } from '../texts/cv-report';

// Analyses of the CVs in the own profile: the report on screen and on paper, and what has changed between two.

const jobText = 'Requirements: at least 3 years of experience, Excel, AutoCAD and fluent English';

/** The second CV has a telephone number, and says what came of the work. */
const duties: Record<Language, readonly [string, string]> = {
  en: ['- Responsible for the monthly sales reports', '- Cut the monthly sales report from 5 days to 1'],
  id: ['- Bertanggung jawab atas laporan penjualan', '- Mempersingkat laporan penjualan dari 5 hari jadi 1'],
};
const makeCv = (language: Language, name: string, duty: string, contact: readonly string[] = []) => {
  const [person, email, ...lines]: readonly string[] = smallCv[language];
  return pdfDocument(name, [person ?? '', email ?? '', ...contact, ...lines.toSpliced(3, 0, duty)]);
};
const firstCv = (language: Language) => makeCv(language, 'CV 1.pdf', duties[language][0]);
const secondCv = (language: Language) =>
  makeCv(language, 'CV 2.pdf', duties[language][1], ['+62 812-3456-7890']);

/** On paper there is the report alone, on A4. */
async function expectPrintable(page: Page, { heading, button }: { heading: string; button: string }) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: heading })).toBeVisible();
  for (const part of [page.getByRole('banner'), page.locator('form'), page.getByText(button)])
    await expect(part.first()).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]/);
  await page.emulateMedia({ media: null });
}

for (const language of languages) {
  const t = cvReportTexts[language];

  test(`a talent has two CVs reviewed, prints a report, sees what has changed, and deletes all (${language})`, async ({
    page,
    platform,
  }) => {
    await restoreSession(page, platform, await createVerifiedAccount(platform));
    const heading = page.getByRole('heading', { name: t.report });
    await test.step('the first report', async () => {
      await openProfile(page, language);
      await chooseCv(page, language, firstCv(language));
      await page.getByRole('link', { name: t.link }).click();
      await expect(page).toHaveURL(localizedPath(language, '/profile/cv-report'));
      await page.getByRole('button', { name: t.first }).click();
      await expect(heading).toBeFocused();
      const changes = page.getByRole('region', { name: t.changes }).getByRole('listitem');
      await expect(changes).toHaveCount(3);
      await expectAccessible(page, 'the report of a talent');
      await expectReflow(page, 'the report of a talent');
      await expectPrintable(page, { heading: t.score, button: t.print });
    });
    await test.step('the second, with a job', async () => {
      await openProfile(page, language);
      await chooseCv(page, language, secondCv(language));
      await expect(page.getByText('CV 2.pdf').first()).toBeVisible();
      await page.getByRole('link', { name: t.link }).click();
      await expect(page.getByRole('heading', { name: t.review('CV 2.pdf') })).toBeVisible();
      await page.getByLabel(t.job).fill(jobText);
      await page.getByRole('button', { name: t.again }).click();
      await expect(page.getByRole('region', { name: t.match })).toContainText('AutoCAD');
    });
    await test.step('the history', async () => {
      await page.getByRole('link', { name: t.history }).click();
      await expect(page).toHaveURL(localizedPath(language, '/profile/cv-report/history'));
      const list = page.getByRole('region', { name: t.list });
      await expect(list).toContainText('CV 1.pdf');
      await expect(list).toContainText('CV 2.pdf');
      const comparison = page.getByRole('region', { name: t.compare });
      await expect(comparison.getByRole('table')).toContainText('+');
      await expect(comparison.getByRole('heading', { name: t.solved })).toBeVisible();
      await expectAccessible(page, 'the history of reports');
      await expectReflow(page, 'the history of reports');
      await list.getByRole('link').last().click();
      await expect(page.getByText(t.otherCv)).toBeVisible();
      await page.getByRole('link', { name: t.toNewest }).click();
    });
    await page.getByRole('button', { name: t.forget }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.forget }).click();
    await expect(page.getByText(t.forgotten)).toBeVisible();
    await expect(heading).toHaveCount(0);
  });
}
