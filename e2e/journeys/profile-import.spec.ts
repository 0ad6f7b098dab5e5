import { type Language } from '@sabi/contracts/language';
import { writeZip } from '@sabi/test-kit/write-zip';
import { restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { openProfile } from '../support/profile-page';
import { cvImportTexts } from '../texts/cv-import';
import { expect, type Page, test } from '../support/test';
import { profileImportTexts } from '../texts/profile-import';
import { texts } from '../texts/common';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tables in LinkedIn's format, with an unknown file. */
const linkedInTables = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Industry\nDewi,Rekaan,Analyst,"Plans, in numbers.",IT\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nPT Maju Rekaan,Senior Analyst,,Jakarta,Aug 2021,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversitas Rekaan,2014,2018,,S.Stat,\n',
  'Skills.csv': 'Name\nSQL\nPower BI\n',
  'Languages.csv': 'Name,Proficiency\nIndonesian,Native or bilingual proficiency\n',
  'messages.csv': 'FROM,TO\nsomebody,else\n',
};

const asZip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });
const language: Language = 'id';
const w = profileImportTexts[language];
const r = cvImportTexts[language];

test('a file that is no copy of a profile is refused; what LinkedIn gives out is reviewed and becomes the profile', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, language);
  for (const kind of [w.linkedin, w.jsonResume]) await openImport(page, kind);
  await expectAccessible(page, 'import from LinkedIn and of a JSON Resume');
  await expectReflow(page, 'import from LinkedIn and of a JSON Resume');
  const input = page.getByLabel(w.linkedinFile);
  await input.setInputFiles(asZip('holiday.zip', await writeZip({ 'holiday.jpg': 'x' })));
  await expect(page.getByRole('alert').filter({ hasText: `${w.failed}${w.invalidZip}` })).toBeVisible();
  await expectAccessible(page, 'import that was refused');

  const name = 'Basic_LinkedInDataExport.zip';
  await input.setInputFiles(asZip(name, await writeZip(linkedInTables)));
  const position = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Senior Analyst' }) });
  await expect(position.getByRole('figure')).toContainText(
    `${r.source}PT Maju Rekaan · Senior Analyst · Jakarta · Aug 2021`,
  );
  await expectAccessible(page, 'review of what LinkedIn says');
  await page.getByRole('button', { name: texts[language].acceptAll }).click();
  await expect(page.getByText(r.accepted(name)).first()).toBeVisible();
  await expectImported(page);
});

async function openImport(page: Page, title: string): Promise<void> {
  const summary = page.locator('summary', { hasText: title });
  await summary.focus();
  await page.keyboard.press('Enter');
}

/** Everything in the file is imported. */
async function expectImported(page: Page): Promise<void> {
  const { lists } = texts[language];
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region(lists.summary).locator('p')).toHaveText('Plans, in numbers.');
  await expect(region(lists.career).getByRole('heading', { level: 3 })).toHaveText(['Senior Analyst']);
  await expect(region(lists.education).getByRole('heading', { level: 3 })).toHaveText(['Universitas Rekaan']);
  await expect(region(lists.skills).getByRole('listitem')).toHaveText(['SQL', 'Power BI']);
}
