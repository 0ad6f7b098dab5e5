import { type Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { addEntries } from '../support/entries';
import { save } from '../support/profile-editing';
import { editingTexts } from '../texts/profile-editing';
import { chooseCv, openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';
import { profileStrengthTexts } from '../texts/profile-strength';

/** 40 of 100 points. */
const entries = {
  'work-experiences': {
    company_name: 'PT Ban Maju',
    job_title: 'Planner',
    start_date: '2019',
    end_date: null,
    is_current: true,
    location: null,
    description: null,
  },
  educations: {
    degree: null,
    institution_name: 'Institut Rekaan',
    field_of_study: null,
    start_date: null,
    end_date: '2016',
    is_current: false,
    grade: null,
  },
  languages: { language_name: 'Indonesia', proficiency_level: null },
} as const;

const language: Language = 'id';
const t = editingTexts[language];
const cv = cvFixtures().find((each) => each.language === language && each.format === 'pdf');

test('the words about a profile change as it grows', async ({ page, platform, pageProblems }) => {
  if (!cv) throw new Error('There is no PDF to upload');
  const account = await createMember(platform);
  await addEntries(platform.url, account, entries);
  await restoreSession(page, platform, account);
  await openProfile(page, language);
  const expectStrength = async (percent: number, kind: keyof (typeof profileStrengthTexts)['en']) => {
    await expect(page.getByText(`${percent}%`, { exact: true }).first()).toBeVisible();
    for (const [name, said] of Object.entries(profileStrengthTexts[language]))
      await expect(page.getByText(said, { exact: true })).toHaveCount(name === kind ? 1 : 0);
  };
  await expectStrength(40, 'low');

  const [, skills] = t.lists;
  await page.getByRole('button', { name: skills.add }).click();
  await page.getByRole('dialog').getByLabel(skills.label).fill('SQL');
  await save(page, language);
  await expectStrength(50, 'medium');

  await page.getByRole('button', { name: t.editSummary }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: t.summary }).fill('Plans, in numbers.');
  await save(page, language);
  await expectStrength(65, 'medium');

  await chooseCv(page, language, cv.path);
  await expectStrength(80, 'high');
  expect(pageProblems).toEqual([]);
});
