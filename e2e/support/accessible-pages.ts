import { type Language, localizedPath } from '@sabi/contracts/language';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectReflow, type ScreenSize } from './accessibility-checks';

/** Screen sizes at which the pages of a language are checked. */
export const screensOf = { en: ['desk'], id: ['phone'] } as const;

/** Opens a page and checks it as `expectNoBarrier` does. @param path without language prefix */
export function visit(
  page: Page,
  language: Language,
  path: string,
  screens: readonly ScreenSize[],
): Promise<void> {
  const address = localizedPath(language, path);
  return test.step(address, async () => {
    await openAddress(page, address);
    await expectNoBarrier(page, address, screens);
  });
}

/** @returns whether there is such a page */
export async function openAddress(page: Page, address: string): Promise<boolean> {
  const response = await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return response?.status() === 200;
}

/** The page fits the narrowest screen, and axe finds nothing, in folded parts neither. */
export async function expectNoBarrier(
  page: Page,
  address: string,
  screens: readonly ScreenSize[],
  skippedRules: readonly string[] = [],
): Promise<void> {
  await unfold(page);
  await expectAccessible(page, address, screens, skippedRules);
  await expectReflow(page, address);
}

/** Opens folded parts, so that axe checks them too. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
  );
}
