import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { chooseCv, openProfile } from '../support/profile-page';
import { createVerifiedAccount } from '../support/operator';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { expect, test } from '../support/test';
import { cvReportTexts } from '../texts/cv-report';

// Analysis of the CV in the own profile.

const jobText = 'Requirements: at least 3 years of experience, Excel, AutoCAD and fluent English';

const language: Language = 'id';
const t = cvReportTexts[language];

test('a talent has their CV reviewed, finds the report again and deletes it', async ({ page, platform }) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, language);
  await chooseCv(page, language, pdfDocument('CV.pdf', smallCv.en));
  await page.getByRole('link', { name: t.link }).click();
  await expect(page).toHaveURL(localizedPath(language, '/profile/cv-report'));
  await page.getByRole('button', { name: t.first }).click();
  const heading = page.getByRole('heading', { name: t.report });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByLabel(t.job).fill(jobText);
  await page.getByRole('button', { name: t.again }).click();
  await expect(page.getByRole('region', { name: t.match })).toContainText('AutoCAD');
  await expectAccessible(page, 'the report of a talent');
  await page.getByRole('button', { name: t.forget }).click();
  await expect(page.getByText(t.forgotten)).toBeVisible();
  await expect(heading).toHaveCount(0);
});
