import { randomUUID } from 'node:crypto';
import { applicationsPath, jobPath } from '@sabi/contracts/hiring/paths';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { expectAccessible } from '../support/accessibility-checks';
import { restoreSession } from '../support/account';
import { findOnBoard } from '../support/find-on-board';
import { createVerifiedAccount } from '../support/operator';
import { askAs, readCv } from '../support/own-profile';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { publishJob } from '../support/publish-job';
import { expect, test } from '../support/test';
import { applyTexts } from '../texts/apply';

const language: Language = 'id';
const t = applyTexts[language];

test('a talent applies with a CV from the board, finds the application among theirs, and withdraws it', async ({
  page,
  platform,
  pageProblems,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `Operator ${randomUUID().slice(0, 8)}`;
  const talent = await createVerifiedAccount(platform);
  const cv = pdfDocument('CV Dewi.pdf', smallCv[language]);
  const [{ job }] = await Promise.all([
    publishJob(platform, language, { company: 'Pabrik Rekaan', title }),
    readCv(askAs(platform, talent), talent.userId, { format: 'pdf', name: cv.name, content: cv.buffer }),
  ]);
  await restoreSession(page, platform, talent);

  await test.step('the job is found on the board', async () => {
    await findOnBoard(page, language, title);
    await expect(page).toHaveURL(localizedPath(language, jobPath(job)));
  });
  await test.step('the application is sent with the CV', async () => {
    await page.getByRole('link', { name: t.apply, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('combobox', { name: t.cv })).toContainText('CV Dewi.pdf');
    await sheet.getByRole('button', { name: t.send, exact: true }).click();
    await expect(sheet.getByText(t.sent)).toBeVisible();
    await sheet.getByRole('link', { name: t.toApplications }).click();
  });
  await test.step('it is among the talent’s applications, with what happened and what was sent', async () => {
    await expect(page).toHaveURL(localizedPath(language, applicationsPath));
    const applied = page.getByRole('region', { name: new RegExp(`^${t.applied}`) });
    await applied.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('list', { name: t.timeline })).toContainText(t.submitted);
    await expect(dialog).toContainText('CV Dewi.pdf');
    await expectAccessible(page, 'an application of a talent');
  });
  await test.step('it is withdrawn, and comes back as it was sent just now', async () => {
    await page.getByRole('button', { name: t.withdraw, exact: true }).click();
    await page
      .getByRole('dialog', { name: t.withdrawTitle(title) })
      .getByRole('button', { name: t.confirm })
      .click();
    await expect(page.getByText(t.withdrawn, { exact: true }).first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByText(t.isReturned).first()).toBeVisible();
    await dialog.getByRole('button', { name: t.close, exact: true }).click();
    const closed = page.getByRole('region', { name: new RegExp(`^${t.closed}`) });
    await expect(closed.getByRole('button', { name: title })).toBeVisible();
    await expectAccessible(page, 'the applications of a talent');
  });
  expect(pageProblems).toEqual([]);
});
