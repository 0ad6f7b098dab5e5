import { expect, type Page } from '@playwright/test';
import { hiredTexts } from '../texts/hired';
import type { Language } from '@sabi/contracts/language';
import { expectNoBarrier } from './accessible-pages';

/** Shows the original of the open application and hides it: its text is drawn, nothing in it runs, and nothing is requested elsewhere. */
export async function expectHarmlessOriginal(page: Page, language: Language): Promise<void> {
  const t = hiredTexts[language];
  const site = new URL(page.url()).origin;
  const elsewhere: string[] = [];
  const problems: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin !== site) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.getByRole('button', { name: t.showOriginal, exact: true }).click();
  const original = page.getByRole('region', { name: t.original });
  const canvas = original.getByRole('img').locator('canvas');
  await expect(canvas).toBeVisible();
  expect(await canvas.evaluate(countDarkPixels), 'pixels of text').toBeGreaterThan(500);
  await canvas.click(); // on the link
  await expectNoBarrier(page, page.url(), ['desk']);
  await page.keyboard.press('o');
  await expect(original).toBeHidden();
  const pages = page.context().pages().length;
  expect({ elsewhere, problems, pages }).toEqual({ elsewhere: [], problems: [], pages: 1 });
}

/** Runs in the page. */
function countDarkPixels(node: Node): number {
  const canvas = node as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 100) dark += 1;
  return dark;
}
