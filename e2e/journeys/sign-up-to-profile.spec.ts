import { readFile } from 'node:fs/promises';
import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import { type Account, inventAccount } from '../support/account';
import { acceptCvImport, askAs, fetchProfile, readCv } from '../support/own-profile';
import { findLink, type Mailbox } from '../support/mailbox';
import { acceptEverything, chooseCv, expectProfileShows } from '../support/profile-page';
import { createVerifiedAccount } from '../support/operator';
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
/** One of each language in a browser, as the page treats every format alike. */
const walked = ['en-weasyprint-classic', 'id-typst-two-column'];
const cvs = cvFixtures().filter(({ name }) => chosen.includes(name));

for (const cv of cvs.filter(({ name }) => walked.includes(name))) {
  test(
    `from sign-up to a filled profile with ${cv.name}.${cv.format}`,
    { tag: '@core' },
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

test('a CV of every other format fills the profile of an account without a name, in both languages', async ({
  platform,
}) => {
  expect(new Set(cvs.map(({ language, format }) => `${language} ${format}`)).size).toBe(6);
  const others = cvs.filter(({ name }) => !walked.includes(name));
  await Promise.all(
    others.map(async ({ name, format, path, truth }) => {
      const account = await createVerifiedAccount(platform, { user_type: 'talent' });
      const ask = askAs(platform, account);
      await readCv(ask, account.userId, {
        format,
        name: `${name}.${format}`,
        content: await readFile(path),
      });
      await acceptCvImport(ask);
      const { profile, lists } = await fetchProfile(ask);
      const { email: _email, ...said } = truth; // the account's own address stays
      expect({ ...profile, ...withoutIds(lists) }, name).toMatchObject(said);
    }),
  );
});

/** Entries of a profile without ids, as in a CV. */
function withoutIds(lists: ProfileLists): Record<string, object[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => [
      name,
      entries.map(({ id: _id, ...entry }) =>
        Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'version')),
      ),
    ]),
  );
}

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

/** Opens the link twice: without confirming, as mail scanners do, then with the button. */
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
  await expect(
    page.getByRole('region', { name: texts[cv.language].cvSection, exact: true }).getByRole('progressbar'),
  ).toBeVisible();
  await acceptEverything(page, cv.language);
  await expectProfileShows(page, cv.language, cv.truth);
}
