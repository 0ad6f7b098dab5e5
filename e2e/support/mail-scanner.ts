import { type Language, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { type Browser, expect } from '@playwright/test';

/**
 * Opens a link like a mail scanner: by HEAD, by GET, and in a browser that runs scripts but clicks nothing.
 * @param button of the page that uses the link
 */
export async function scanLink(browser: Browser, link: string, button: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    expect((await fetch(link, { method })).status, `${method} ${link}`).toBe(200);
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  await context.close();
}

/** The same page in a language other than the account's. */
export function inLanguage(language: Language, link: string): string {
  const url = new URL(link);
  url.pathname = localizedPath(language, parseLocalizedPath(url.pathname).path);
  return url.href;
}
