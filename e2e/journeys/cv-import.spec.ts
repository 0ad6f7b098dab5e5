import { type Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import {
  acceptEverything,
  chooseCv,
  expectProfileShows,
  openProfile,
  openCvImport,
} from '../support/profile-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';

const language: Language = 'en';
const t = texts[language];
const cv = cvFixtures().find((each) => each.language === language && each.format === 'pdf');
if (!cv) throw new Error(`There is no PDF in ${language}`);
const names = { first_name: cv.truth.first_name ?? '', last_name: cv.truth.last_name ?? '' };
const [skill = { skill_name: '' }, ...otherSkills] = cv.truth.skills;

test(
  'what a CV says is accepted one by one, and undone',
  { tag: '@core' },
  async ({ page, platform, pageProblems }) => {
    const account = await createVerifiedAccount(platform, { user_type: 'talent', ...names });
    await restoreSession(page, platform, account);
    await openProfile(page, language);
    const skills = page.getByRole('region', { name: t.lists.skills, exact: true }).getByRole('listitem');
    await chooseCv(page, language, cv.path);
    await openCvImport(page, language);
    await page.getByRole('button', { name: t.chooseNone }).click();
    await expect(page.getByRole('button', { name: t.acceptChosen })).toBeDisabled();
    await page.getByRole('checkbox', { name: skill.skill_name }).first().check();
    await page.getByRole('button', { name: t.acceptChosen }).click();
    await expect(page.getByText(t.success, { exact: true }).first()).toBeVisible();
    await expect(skills).toHaveText([new RegExp(skill.skill_name.replace(/[^\w ]/g, '.'))]);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.undone, { exact: true }).first()).toBeVisible();
    await expect(skills).toHaveCount(0);
    await acceptEverything(page, language);
    await expectProfileShows(page, language, cv.truth);
    expect(otherSkills.length).toBeGreaterThan(0);
    expect(pageProblems).toEqual([]);
  },
);
