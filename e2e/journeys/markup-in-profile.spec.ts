import { createShareLinkRoute } from '@sabi/contracts/http/profile/sharing';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { openProfile } from '../support/profile-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';
import { profileImportTexts } from '../texts/profile-import';

/** Each contains its own name, so that a missing one is noticed. */
const markup = (name: string) =>
  `${name} <img src=x onerror="window.attacked='${name}'"><a href="//evil.example">go</a><script>window.attacked='${name}'</script>`;

const resume = {
  basics: { name: 'Dewi Rekaan', summary: markup('summary') },
  work: [
    {
      name: markup('company'),
      position: markup('position'),
      location: markup('place'),
      startDate: '2021-08',
      summary: markup('duty'),
    },
  ],
  education: [{ institution: markup('school'), studyType: markup('degree'), endDate: '2018' }],
  skills: [{ name: markup('skill') }],
  languages: [{ language: markup('language'), fluency: markup('fluency') }],
  certificates: [{ name: markup('certificate'), issuer: markup('issuer') }],
};
const file = {
  name: `${markup('file')}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(resume)),
};

const language: Language = 'en';
const w = profileImportTexts[language];

test('S63 what a profile from elsewhere holds of markup is shown as text wherever it is seen', async ({
  page,
  platform,
  browser,
}) => {
  const talent = await createVerifiedAccount(platform);
  await restoreSession(page, platform, talent);
  await openProfile(page, language);
  await page.locator('summary', { hasText: w.jsonResume }).click();
  await page.getByLabel(w.jsonResumeFile).setInputFiles(file);
  await expect(page.getByRole('button', { name: texts[language].acceptAll })).toBeVisible();
  await expectText(page, ['summary', 'company', 'position', 'school', 'skill', 'language', 'certificate']);

  await page.getByRole('button', { name: texts[language].acceptAll }).click();
  await expect(page).toHaveURL(localizedPath(language, '/profile'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dewi Rekaan');
  const shown = ['summary', 'company', 'position', 'duty', 'school', 'degree', 'skill', 'language', 'issuer'];
  await expectText(page, shown);

  const url = await createShareLink(platform.url, talent.accessToken, language);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dewi Rekaan');
  await expectText(visitor, shown);
  await visitor.close();
});

/** The text is shown as written, and none of it became markup. */
async function expectText(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.locator('body')).toContainText(markup(name));
  await expect(page.locator('img[src="x"], a[href*="evil"], script:has-text("attacked")')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
}

async function createShareLink(siteUrl: string, token: string, language: Language): Promise<string> {
  const response = await fetch(`${siteUrl}${createShareLinkRoute.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      label: 'PT Maju',
      days: 7,
      language,
      shows_contact: false,
      shows_full_name: true,
    }),
  });
  const { url } = createShareLinkRoute.responses[201].parse(await response.json());
  if (!url) throw new Error('The link has no address');
  return url;
}
