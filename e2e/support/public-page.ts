import { expect, type Page } from '@playwright/test';

/** Opens an address of the site and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-remote]')).toBeAttached();
  await untilHydrated(page);
}

/** The page reacts to input: the shell follows links, buttons work, and forms are no longer those without script. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('[data-remote]:not(:has(> [data-hydrated]))').first().waitFor({ state: 'detached' });
