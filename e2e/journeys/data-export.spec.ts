import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { readZip } from '@sabi/test-kit/read-zip';
import { restoreSession } from '../support/account';
import { claimAnalysis, submitInquiry } from '../support/create-account-data';
import { createVerifiedAccount } from '../support/operator';
import { askAs, readCv } from '../support/own-profile';
import { expect, test } from '../support/test';
import { dataExportTexts } from '../texts/data-export';

const language: Language = 'id';
test("a copy of one's data holds all that is kept of one and no secret; an account to be deleted can be kept", async ({
  page,
  platform,
}, testInfo) => {
  const t = dataExportTexts[language];
  const cv = cvFixtures().find((fixture) => fixture.language === language && fixture.format === 'pdf');
  if (!cv?.truth.email) throw new Error('There is no CV that says an address');
  const canary = `kenari${randomUUID().replaceAll('-', '')}`;
  const data = { user_type: 'talent', first_name: canary, last_name: 'Rekaan', full_name: canary };
  const account = await createVerifiedAccount(platform, data);
  const content = await readFile(cv.path);
  const { format } = cv;
  await readCv(askAs(platform, account), account.userId, { format, name: `${canary}.${format}`, content });
  const writer = { url: platform.url, accessToken: account.accessToken };
  await submitInquiry(writer, canary);
  await claimAnalysis(writer, canary);

  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/settings/data'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.action }).click(),
  ]);
  const archive = testInfo.outputPath('copy.zip');
  await download.saveAs(archive);
  await expect(page.getByText(t.saved)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^sabi-data-\d{4}-\d\d-\d\d\.zip$/);

  const entries = await readZip(await readFile(archive));
  const textOf = (name: string) => String(entries.get(name));
  expect(textOf('README.txt')).toContain(t.readMe);
  for (const text of [canary, account.email, account.userId]) expect(textOf('account.json')).toContain(text);
  for (const text of [canary, `asked ${canary}`, cv.truth.email])
    expect(textOf('profile.json')).toContain(text);
  expect(textOf('ai.json')).toContain(cv.truth.email);
  expect((JSON.parse(textOf('ai.json')) as { analyses: object[] }).analyses).toHaveLength(1);
  expect(textOf('security-log.json')).toContain('"data_exported"');
  expect(entries.get(`cv/${canary}.pdf`)?.equals(content)).toBe(true);

  const everything = Buffer.concat([...entries.values()]).toString('latin1');
  const tokens = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  const secrets = [account.password, account.accessToken, ...findTokens(tokens), '$argon2', 'password_hash'];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(everything.includes(secret)).toBe(false);

  await page.getByRole('button', { name: t.ask }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(t.pending)).toBeVisible();
  await page.getByRole('button', { name: t.keep }).click();
  await expect(page.getByRole('button', { name: t.ask })).toBeVisible();
});

/** The session stored in the browser. */
function findTokens(storage: string): string[] {
  return [...storage.matchAll(/\\"(?:access|refresh)_token\\":\\"([^\\"]+)\\"/g)].map(
    ([, token = '']) => token,
  );
}
