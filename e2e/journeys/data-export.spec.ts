import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { eventually } from '@sabi/test-kit/eventually';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import { readZip } from '@sabi/test-kit/read-zip';
import { type SignedInAccount, restoreSession } from '../support/account';
import { leaveAnalysis, leaveInquiry } from '../support/left-data';
import { createMember } from '../support/operator';
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
  const account = await createMember(platform, data);
  const ask = createCaller(platform.url, account, language);
  const content = await readFile(cv.path);
  await uploadCv(ask, account, { cv, canary, content });
  const writer = { url: platform.url, accessToken: account.accessToken };
  await leaveInquiry(writer, canary);
  await leaveAnalysis(writer, canary);

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

type Ask = (path: string, init?: RequestInit) => Promise<Record<string, unknown>>;

function createCaller(siteUrl: string, { accessToken }: SignedInAccount, language: Language): Ask {
  return async (path, init = {}) => {
    const headers = { Authorization: `Bearer ${accessToken}`, 'Accept-Language': language, ...init.headers };
    const response = await fetch(`${siteUrl}${path}`, { ...init, headers });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return JSON.parse(text) as Record<string, unknown>;
  };
}

/** Until it is read into the profile. */
async function uploadCv(
  ask: Ask,
  { userId }: SignedInAccount,
  { cv, canary, content }: { cv: CvFixture; canary: string; content: Buffer },
): Promise<void> {
  const address = `/storage/v1/object/profile-assets/${userId}/cv_${Date.now()}.${cv.format}?name=${canary}.${cv.format}`;
  await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  await eventually(async () => {
    const { resume } = (await ask('/api/profile/v1/profile')) as { resume: { state: string } };
    expect(resume.state).toBe('parsed');
  }, 60_000);
}

/** The session as the browser keeps it. */
function findTokens(storage: string): string[] {
  return [...storage.matchAll(/\\"(?:access|refresh)_token\\":\\"([^\\"]+)\\"/g)].map(
    ([, token = '']) => token,
  );
}
