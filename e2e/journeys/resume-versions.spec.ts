import { readFile } from 'node:fs/promises';
import type { Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { chooseCv, openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { resumeVersionsTexts } from '../texts/resume-versions';

const [fixture] = cvFixtures().filter(({ format }) => format === 'pdf');

const language: Language = 'id';
test('older CVs are kept, taken up again, deleted and put back', async ({ page, platform }, testInfo) => {
  if (!fixture) throw new Error('There is no PDF to upload');
  const t = resumeVersionsTexts[language];
  const pdf = await readFile(fixture.path);
  const upload = async (name: string) => {
    const buffer = Buffer.concat([pdf, Buffer.from(`\n% ${name}\n`)]);
    await chooseCv(page, language, { name, mimeType: 'application/pdf', buffer });
    await expect(rows(page, t.title).filter({ hasText: name })).toContainText(t.current);
  };
  const account = await createMember(platform, {
    user_type: 'talent',
    first_name: 'Ayu',
    last_name: 'Lestari',
  });
  await restoreSession(page, platform, account);
  await openProfile(page, language);
  await upload('Old.pdf');
  await upload('New.pdf');
  await expect(rows(page, t.title)).toHaveCount(2);
  await expect(page.getByText(t.room)).toBeVisible();

  await page.getByRole('button', { name: t.use('Old.pdf') }).click();
  await expect(rows(page, t.title).filter({ hasText: 'Old.pdf' })).toContainText(t.current);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.download('New.pdf') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('New.pdf');
  const saved = testInfo.outputPath('New.pdf');
  await download.saveAs(saved);
  expect((await readFile(saved)).toString('latin1')).toContain('% New.pdf');

  await page.getByRole('button', { name: t.remove('Old.pdf') }).click();
  await page
    .getByRole('dialog', { name: t.dialog })
    .getByRole('button', { name: t.confirm, exact: true })
    .click();
  await expect(page.getByText(t.removed('Old.pdf'))).toBeVisible();
  await expect(rows(page, t.title)).toHaveCount(1);
  await expect(rows(page, t.title)).toContainText(t.current); // the one that is left
  await expect(page.getByRole('button', { name: t.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page, t.title)).toHaveCount(2);
  await page.reload();
  await expect(rows(page, t.title).filter({ hasText: 'Old.pdf' })).toContainText(t.current);
});

const rows = (page: Page, title: string) =>
  page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
