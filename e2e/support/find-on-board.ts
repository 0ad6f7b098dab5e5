import { type Language, localizedPath } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { openAddress } from './accessible-pages';
import { untilHydrated } from './public-page';

/** Searches the board by a job's title, and follows the link to the job. */
export async function findOnBoard(page: Page, language: Language, title: string): Promise<void> {
  // The search learns of the job by a message.
  await expect(async () => {
    await openAddress(page, localizedPath(language, `/jobs?${new URLSearchParams({ q: title })}`));
    // Leaving before the list is hydrated logs that its preloaded script was not used.
    await untilHydrated(page);
    await page.getByRole('link', { name: title, exact: true }).click({ timeout: 5000 });
  }).toPass();
}
