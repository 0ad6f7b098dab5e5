import { expect, type Page } from '@playwright/test';

/** Opens an address of the site and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-state', 'mounted');
}
