import type { Page } from '@playwright/test';

/** Answers the check of a mail's link as if the link were valid, so that its form can be opened without a mail. */
export async function takeAnyLink(page: Page): Promise<void> {
  await page.route('**/auth/v1/verify/check', (route) => route.fulfill({ status: 200, json: {} }));
}
