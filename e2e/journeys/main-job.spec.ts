import { type Language, localizedPath } from '@sabi/contracts/language';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import { type Account, inventAccount, signIn } from '../support/account';
import { findLink, type Mailbox } from '../support/mailbox';
import { acceptEverything, chooseCv, expectProfileShows, openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

/** One of each format and language, each made by another program. */
const chosen = [
  'en-weasyprint-classic',
  'en-python-docx-headings',
  'en-spire-table',
  'id-typst-two-column',
  'id-python-docx-table',
  'id-spire-plain',
];
/** Of each language, for `npm test`. */
const smokes = ['en-weasyprint-classic', 'id-typst-two-column'];
const journeys = cvFixtures().filter(({ name }) => chosen.includes(name));

test('the journeys cover every format in both languages', () => {
  expect(new Set(journeys.map(({ language, format }) => `${language} ${format}`)).size).toBe(6);
});

for (const cv of journeys) {
  test(
    `from sign-up to a filled profile with ${cv.name}.${cv.format}`,
    { tag: smokes.includes(cv.name) ? '@core' : [] },
    async ({ page, mailbox, pageProblems }) => {
      const account = inventAccount({
        firstName: cv.truth.first_name ?? '',
        lastName: cv.truth.last_name ?? '',
      });
      await signUp(page, cv.language, account);
      await verify(page, cv.language, { account, mailbox });
      await expectGreeting(page, cv.language, account.firstName);
      await page.getByRole('link', { name: texts[cv.language].openProfile }).click();
      await uploadCv(page, cv);
      await page.reload();
      await expectProfileShows(page, cv.language, cv.truth);
      expect(pageProblems).toEqual([]);
    },
  );
}

test('an account without names completes its profile in a dialog first', async ({ page, platform }) => {
  const account = await createMember(platform, {});
  await page.goto('/auth');
  await page.getByLabel(texts.en.email, { exact: true }).fill(account.email);
  await page.getByLabel(texts.en.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: texts.en.signIn, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.en.completeProfile });
  await dialog.getByText(texts.en.talent, { exact: true }).click();
  await dialog.getByLabel(texts.en.firstName).fill('Ratna');
  await dialog.getByLabel(texts.en.lastName).fill('Rekaan');
  await dialog.getByRole('button', { name: texts.en.submitProfile }).click();
  await expectGreeting(page, 'en', 'Ratna');
});

test('a profile without a name takes it from the CV', async ({ page, platform }) => {
  const cv = oneOf(journeys, 'en', 'pdf');
  const account = await createMember(platform, { user_type: 'talent' });
  await page.goto('/auth');
  await signInWithoutGoingOn(page, account);
  await openProfile(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.nameMissing);
  await uploadCv(page, cv);
});

test('a filled profile is still there after a restart of the whole platform', async ({ page, platform }) => {
  test.skip(!platform.isOwn, 'the platform of E2E_BASE_URL is not restarted from here');
  const cv = oneOf(journeys, 'id', 'pdf');
  const account = await createMember(platform, {
    user_type: 'talent',
    first_name: cv.truth.first_name ?? '',
    last_name: cv.truth.last_name ?? '',
  });
  await signIn(page, 'id', account);
  await openProfile(page, 'id');
  await uploadCv(page, cv);
  await platform.stop();
  await platform.start();
  await page.reload();
  await expectProfileShows(page, 'id', cv.truth);
});

async function signUp(page: Page, language: Language, account: Account): Promise<void> {
  const t = texts[language];
  await page.goto(localizedPath(language, '/'));
  await page.getByRole('banner').getByRole('link', { name: t.login }).click();
  await page.getByRole('link', { name: t.signUpLink, exact: true }).click();
  await page.getByLabel(t.firstName).fill(account.firstName);
  await page.getByLabel(t.lastName).fill(account.lastName);
  await page.getByLabel(t.email, { exact: true }).fill(account.email);
  await page.getByLabel(t.password, { exact: true }).fill(account.password);
  await page.getByLabel(t.confirmPassword, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: t.signUp, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.accountCreated })).toBeVisible();
}

/** Opens the link as a mail scanner would and as a person would, who then presses the button. */
async function verify(
  page: Page,
  language: Language,
  { account, mailbox }: { account: Account; mailbox: Mailbox },
): Promise<void> {
  const link = findLink(await mailbox.waitForMail(account.email));
  expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await page.reload();
  await page.getByRole('button', { name: texts[language].verify }).click();
}

async function expectGreeting(page: Page, language: Language, firstName: string): Promise<void> {
  await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].greeting(firstName));
}

async function uploadCv(page: Page, cv: CvFixture): Promise<void> {
  await chooseCv(page, cv.language, cv.path);
  await expect(page.getByRole('region', { name: 'CV', exact: true }).getByRole('progressbar')).toBeVisible();
  await acceptEverything(page, cv.language);
  await expectProfileShows(page, cv.language, cv.truth);
}

/** Signs in, but goes elsewhere before the dialog is answered. */
async function signInWithoutGoingOn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(texts.en.email, { exact: true }).fill(email);
  await page.getByLabel(texts.en.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.en.signIn, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.en.completeProfile })).toBeVisible();
}

function oneOf(cvs: readonly CvFixture[], language: Language, format: CvFixture['format']): CvFixture {
  const found = cvs.find((cv) => cv.language === language && cv.format === format);
  if (!found) throw new Error(`There is no ${format} in ${language}`);
  return found;
}
