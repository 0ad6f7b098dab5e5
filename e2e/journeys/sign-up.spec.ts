import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { FullProfile, Profile } from '@sabi/contracts/http/profile/profile';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import { inventAccount } from '../support/account';
import { acceptEverything, expectProfileShows, openProfile } from '../support/profile-page';
import { fillPerson, sendSignUp, verifyAddress } from '../support/sign-up-form';
import { expect, type Page, test } from '../support/test';
import { signUpTexts } from '../texts/sign-up';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

for (const language of languages) {
  const t = texts[language];
  const own = signUpTexts[language];

  test(
    `a talent signs up with a CV, which is read once the address is verified (${language})`,
    { tag: '@core' },
    async ({ page, mailbox, pageProblems }) => {
      const cv = findCv(language);
      const account = inventAccount({
        firstName: cv.truth.first_name ?? '',
        lastName: cv.truth.last_name ?? '',
      });
      const phone = cv.truth.phone_number ?? '+62 21 000';
      await openIn(page, language, '/auth?mode=sign-up');
      await fillPerson(page, language, account);
      await page.getByLabel(own.organization).fill('PT Rekaan');
      await page.getByLabel(own.position).fill('Data Analyst');
      await page.getByLabel(t.email, { exact: true }).fill(account.email);
      await page.getByLabel(own.phone).fill(phone);
      await page.getByLabel(t.cvFile).setInputFiles(cv.path);
      await expect(page.getByText(`${cv.name}.${cv.format}`)).toBeVisible();
      await sendSignUp(page, language);
      await expect(page.getByRole('heading', { level: 1, name: t.accountCreated })).toBeFocused();
      await expect(page.getByText(own.cvKept)).toBeVisible();

      await verifyAddress(page, language, { account, mailbox });
      await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
      await expect(page.getByText(own.cvOnItsWay, { exact: true })).toBeVisible();
      await expect(page.getByText(t.cvRead, { exact: true }).first()).toBeVisible();
      expect(await readProfile(page)).toMatchObject({
        user_type: 'talent',
        first_name: account.firstName,
        last_name: account.lastName,
        phone_number: phone,
        current_organization: 'PT Rekaan',
        position_interest: 'Data Analyst',
        title: null,
        company_email: null,
        message: null,
      });
      await openProfile(page, language);
      await acceptEverything(page, language);
      await expectProfileShows(page, language, cv.truth);
      await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      expect(pageProblems).toEqual([]);
    },
  );
}

const language: Language = 'id';
const t = texts[language];
const own = signUpTexts[language];

test(
  'a recruiter signs up, is thanked, and finds what they gave in their profile',
  { tag: '@core' },
  async ({ page, mailbox, pageProblems }) => {
    const account = inventAccount();
    await openIn(page, language, '/auth?mode=sign-up');
    await fillPerson(page, language, account);
    await page.getByRole('radio', { name: t.talent, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    const recruiter = page.getByRole('radio', { name: own.recruiter, exact: true });
    await expect(recruiter).toBeChecked();
    await expect(recruiter).toBeFocused();
    await expect(page).toHaveURL(localizedPath(language, '/auth?mode=sign-up&as=recruiter'));
    await page.goBack();
    await expect(page.getByRole('radio', { name: t.talent, exact: true })).toBeChecked();
    await page.goForward();

    await page.getByLabel(own.organization).fill('PT Rekaan');
    await page.getByLabel(own.title).fill('HR Manager');
    await page.getByLabel(own.companyEmail).fill(account.email);
    await page.getByLabel(own.phone).fill('+62 21 000');
    await page.getByLabel(own.message).fill('Ten engineers.');
    await sendSignUp(page, language);
    await expect(page.getByRole('heading', { level: 1, name: own.thanks })).toBeFocused();
    await expect(page.getByText(own.thanksText)).toBeVisible();
    await page.getByRole('button', { name: own.okay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.signInTitle })).toBeVisible();

    await verifyAddress(page, language, { account, mailbox });
    await expect(page.getByRole('heading', { level: 1, name: own.review })).toBeVisible();
    expect(await readProfile(page)).toMatchObject({
      user_type: 'recruiter',
      first_name: account.firstName,
      last_name: account.lastName,
      phone_number: '+62 21 000',
      current_organization: 'PT Rekaan',
      position_interest: null,
      title: 'HR Manager',
      company_email: account.email,
      message: 'Ten engineers.',
    });
    expect(pageProblems).toEqual([]);
  },
);

test('a visitor who wants to join the community is back there once the address is verified', async ({
  page,
  context,
  mailbox,
  pageProblems,
}) => {
  const account = inventAccount();
  await openIn(page, language, '/community');
  const steps = page.getByRole('region', { name: own.howToJoin });
  await steps.getByRole('link', { name: own.join }).click();
  await fillPerson(page, language, account);
  await page.getByLabel(t.email, { exact: true }).fill(account.email);
  await sendSignUp(page, language);
  await expect(page.getByRole('heading', { level: 1, name: t.accountCreated })).toBeFocused();

  const fromMail = await context.newPage(); // the mail program's tab has its own session storage
  await verifyAddress(fromMail, language, { account, mailbox });
  await expect(fromMail).toHaveURL(localizedPath(language, '/community'));
  await expect(fromMail.getByRole('region', { name: own.howToJoin })).toContainText(own.accountReady);
  expect(pageProblems).toEqual([]);
});

function findCv(language: Language): CvFixture {
  const cv = cvFixtures().find((each) => each.language === language && each.format === 'pdf');
  if (!cv) throw new Error(`No CV in ${language}`);
  return cv;
}

/** The stored profile, requested with the page's session. */
async function readProfile(page: Page): Promise<Profile> {
  const full = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('sabi-session') ?? '{}') as {
      access_token?: string;
    };
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch('/api/profile/v1/profile', { headers })).json() as Promise<FullProfile>;
  });
  return full.profile;
}
