import { type Language, languages } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { createTalent, signIn } from '../support/account';
import { addEntries } from '../support/entries';
import { save } from '../support/profile-editing';
import { editingTexts } from '../support/profile-editing-texts';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';

/** Specification, section 4: under 50, from 50, from 80. */
const words = {
  en: { low: 'Just a little bit more!', medium: 'Looking good!', high: 'Excellent profile!' },
  id: { low: 'Sedikit lagi!', medium: 'Sudah bagus!', high: 'Profil yang luar biasa!' },
} as const satisfies Record<Language, Record<'low' | 'medium' | 'high', string>>;

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

for (const language of languages) {
  const t = editingTexts[language];
  const cv = cvFixtures().find((each) => each.language === language && each.format === 'pdf');

  test(`the words about a profile change as it grows (${language})`, async ({
    page,
    platform,
    mailbox,
    pageProblems,
  }) => {
    if (!cv) throw new Error('There is no PDF to upload');
    const account = await createTalent({ siteUrl: platform.url, mailbox });
    await addEntries(platform.url, account, entries);
    await signIn(page, language, account);
    await openProfile(page, language);
    const expectStrength = async (percent: number, kind: keyof (typeof words)['en']) => {
      await expect(page.getByText(`${percent}%`, { exact: true }).first()).toBeVisible();
      for (const [name, said] of Object.entries(words[language]))
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
}
