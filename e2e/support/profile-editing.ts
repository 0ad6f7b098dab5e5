import type { Language } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { editingTexts } from '../texts/profile-editing';

interface WrittenPosition {
  readonly title: string;
  readonly start: string;
  /** Without an end the position is current. */
  readonly end?: string;
}

/** Adds a position to the open profile. */
export async function addPosition(page: Page, language: Language, position: WrittenPosition): Promise<void> {
  const t = editingTexts[language];
  await page.getByRole('button', { name: t.addPosition }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.jobTitle).fill(position.title);
  await dialog.getByLabel(t.company).fill('PT Rekaan');
  await dialog.getByRole('group', { name: t.start }).getByLabel(t.year).fill(position.start);
  if (position.end) await dialog.getByRole('group', { name: t.end }).getByLabel(t.year).fill(position.end);
  else await dialog.getByRole('switch', { name: t.worksHere }).press('Space');
  await save(page, language);
  await expect(page.getByRole('heading', { level: 3, name: position.title, exact: true })).toBeVisible();
}

/** Saves the dialog and waits until it is closed. */
export async function save(page: Page, language: Language): Promise<void> {
  const t = editingTexts[language];
  await page.getByRole('dialog').getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
