import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { applicationsPath } from '@sabi/contracts/hiring/paths';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { applyTexts } from '../texts/apply';
import { inventAccount, restoreSession, type SignedInAccount, talentData } from './account';
import { fromOwnNetwork } from './network';
import { createVerifiedAccount } from './operator';
import { acceptCvImport, askAs, readCv } from './own-profile';
import { pdfDocument, smallCv } from './pdf-document';

const cvName = 'CV Dewi.pdf';

/** A talent whose profile has what the CV says. @param options of the PDF document */
export async function createTalentWithCv(
  platform: PlatformProcess,
  language: Language,
  options?: Parameters<typeof pdfDocument>[2],
): Promise<SignedInAccount> {
  const data = { ...talentData(inventAccount()), language };
  const talent = await createVerifiedAccount(platform, data);
  const ask = askAs(platform, talent);
  const cv = pdfDocument(cvName, smallCv[language], options);
  await readCv(ask, talent.userId, { format: 'pdf', name: cv.name, content: cv.buffer });
  await acceptCvImport(ask);
  return talent;
}

/** A browser of a company's member, on a desk. */
export async function openMemberPage(
  browser: Browser,
  platform: PlatformProcess,
  member: SignedInAccount,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: platform.url,
    extraHTTPHeaders: fromOwnNetwork(),
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await restoreSession(page, platform, member);
  return page;
}

/** Sends an application from the page of a job, with the talent's CV. */
export async function apply(page: Page, language: Language): Promise<void> {
  const t = applyTexts[language];
  await page.getByRole('link', { name: t.apply, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox', { name: t.cv })).toContainText(cvName);
  await sheet.getByRole('button', { name: t.send, exact: true }).click();
  await expect(sheet.getByText(t.sent)).toBeVisible();
}

/** Opens an application in the talent's tracker. @param where.column its name @returns the timeline */
export async function openOwnApplication(
  page: Page,
  language: Language,
  { title, column }: { title: string; column: string },
): Promise<Locator> {
  await page.goto(localizedPath(language, applicationsPath));
  const list = page.getByRole('region', { name: new RegExp(`^${column}`) });
  await list.getByRole('button', { name: title }).click();
  const timeline = page
    .getByRole('dialog', { name: title })
    .getByRole('list', { name: applyTexts[language].timeline });
  await expect(timeline).toContainText(applyTexts[language].submitted);
  return timeline;
}
