import { type Language } from '@sabi/contracts/language';
import { writeZip } from '@sabi/test-kit/write-zip';
import { restoreSession } from '../support/account';
import { expectNoBarrier, expectReflow } from '../support/barriers';
import { createMember } from '../support/operator';
import { openProfile } from '../support/profile-page';
import { reviewTexts } from '../texts/review';
import { expect, type Page, test } from '../support/test';
import { profileImportTexts } from '../texts/profile-import';
import { texts } from '../texts/common';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As LinkedIn writes them, with a file that is none of ours. */
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

const jsonResume = {
  basics: { name: 'Dewi Rekaan', summary: 'Plans, in numbers.' },
  work: [{ name: 'PT Maju Rekaan', position: 'Senior Analyst', startDate: '2021-08-01' }],
  education: [{ institution: 'Universitas Rekaan', studyType: 'S.Stat', endDate: '2018' }],
  skills: [{ name: 'SQL' }, { name: 'Power BI' }],
};

const asZip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });
const asJson = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const mostBytes = 10_485_760;

const language: Language = 'id';
const w = profileImportTexts[language];
const r = reviewTexts[language];

test('what LinkedIn gives out is reviewed and becomes the profile', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await openImport(page, w.linkedin);
  await expectNoBarrier(page, 'import from LinkedIn');
  await expectReflow(page, 'import from LinkedIn');
  const name = 'Basic_LinkedInDataExport.zip';
  await page.getByLabel(w.linkedinFile).setInputFiles(asZip(name, await writeZip(linkedInTables)));
  const position = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Senior Analyst' }) });
  await expect(position.getByRole('figure')).toContainText(
    `${r.source}PT Maju Rekaan · Senior Analyst · Jakarta · Aug 2021`,
  );
  await expectNoBarrier(page, 'review of what LinkedIn says');
  await acceptImport(page, language, name);
  await expectImported(page, language);
  expect(pageProblems).toEqual([]);
});

test('a JSON Resume is reviewed and becomes the profile', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await openImport(page, w.jsonResume);
  await expectNoBarrier(page, 'import of a JSON Resume');
  const file = asJson('resume.json', JSON.stringify(jsonResume));
  await page.getByLabel(w.jsonFile).setInputFiles(file);
  await acceptImport(page, language, file.name);
  await expectImported(page, language);
  expect(pageProblems).toEqual([]);
});

test('a file that is no copy of a profile is refused in words, and the right one is taken after it', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  const refusal = (text: string) => page.getByRole('alert').filter({ hasText: `${w.failed}${text}` });

  await openImport(page, w.linkedin);
  const zipInput = page.getByLabel(w.linkedinFile);
  await zipInput.setInputFiles(asZip('holiday.zip', await writeZip({ 'holiday.jpg': 'x' })));
  await expect(refusal(w.invalidZip)).toBeVisible();
  await expectNoBarrier(page, 'import that was refused');
  await zipInput.setInputFiles(asZip('large.zip', Buffer.alloc(mostBytes + 1)));
  await expect(refusal(w.tooLarge)).toBeVisible();
  await zipInput.setInputFiles(asZip('damaged.zip', Buffer.from('PK, and then nothing')));
  await expect(refusal(w.invalidZip)).toBeVisible();

  await openImport(page, w.jsonResume);
  await page.getByLabel(w.jsonFile).setInputFiles(asJson('resume.json', '{"work": 1}'));
  await expect(refusal(w.invalidJson)).toBeVisible();
  await zipInput.setInputFiles(asZip('right.zip', await writeZip(linkedInTables)));
  await expect(page.getByRole('checkbox', { name: 'Senior Analyst' })).toBeChecked();
});

async function openImport(page: Page, title: string): Promise<void> {
  const summary = page.locator('summary', { hasText: title });
  await summary.focus();
  await page.keyboard.press('Enter');
}

async function acceptImport(page: Page, language: Language, fileName: string): Promise<void> {
  await page.getByRole('button', { name: texts[language].acceptAll }).click();
  await expect(page.getByText(reviewTexts[language].accepted(fileName)).first()).toBeVisible();
}

/** All that both files say. */
async function expectImported(page: Page, language: Language): Promise<void> {
  const { lists } = texts[language];
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region(lists.summary).locator('p')).toHaveText('Plans, in numbers.');
  await expect(region(lists.career).getByRole('heading', { level: 3 })).toHaveText(['Senior Analyst']);
  await expect(region(lists.education).getByRole('heading', { level: 3 })).toHaveText(['Universitas Rekaan']);
  await expect(region(lists.skills).getByRole('listitem')).toHaveText(['SQL', 'Power BI']);
}
