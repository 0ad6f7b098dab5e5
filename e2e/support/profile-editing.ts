import type { Language } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { editingTexts } from '../texts/profile-editing';

interface WrittenJob {
  readonly title: string;
  readonly start: string;
  /** Without an end the job is current. */
  readonly end?: string;
}

/** Writes a job into the profile that is open. */
export async function addJob(page: Page, language: Language, job: WrittenJob): Promise<void> {
  const t = editingTexts[language];
  await page.getByRole('button', { name: t.addJob }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.jobTitle).fill(job.title);
  await dialog.getByLabel(t.company).fill('PT Rekaan');
  await dialog.getByRole('group', { name: t.start }).getByLabel(t.year).fill(job.start);
  if (job.end) await dialog.getByRole('group', { name: t.end }).getByLabel(t.year).fill(job.end);
  else await dialog.getByRole('switch', { name: t.worksHere }).press('Space');
  await save(page, language);
  await expect(page.getByRole('heading', { level: 3, name: job.title, exact: true })).toBeVisible();
}

/** Saves what the dialog holds, which is then gone. */
export async function save(page: Page, language: Language): Promise<void> {
  const t = editingTexts[language];
  await page.getByRole('dialog').getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
