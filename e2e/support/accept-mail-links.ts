import type { Page } from '@playwright/test';

/** Accepts every mail link in the browser, so that the form behind it can be tested without a mail. */
export async function acceptMailLinks(page: Page): Promise<void> {
  await page.route('**/auth/v1/verify/check', (route) => route.fulfill({ status: 200, json: {} }));
}
