import { type Language, localizedPath } from '@sabi/contracts/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage, untilHydrated } from './public-page';
import { publicTexts } from '../texts/public';

/** Opens a page in a language. @param path without language prefix */
export const openIn = (page: Page, language: Language, path: string): Promise<void> =>
  openPage(page, localizedPath(language, path));

/** Asks the consultant until the free messages are used up; the server decides their number. */
export async function chatUntilGated(scope: Locator, language: Language): Promise<Locator> {
  const texts = publicTexts[language];
  const input = scope.getByRole('textbox', { name: texts.message });
  const unlock = scope.getByRole('link', { name: texts.unlock });
  for (let messages = 0; messages < 3 && !(await unlock.isVisible()); messages += 1) {
    await input.fill('What happens in a screening?');
    await input.press('Enter');
    await expect(unlock.or(scope.locator('input[name=message]:enabled'))).toBeVisible();
  }
  await expect(unlock).toBeVisible();
  return unlock;
}

/** Long enough for a shortened analysis. */
const cvText = Array.from(
  { length: 12 },
  (_, line) =>
    `Maintenance engineer at plant ${line}, ${2000 + line} - ${2001 + line}: planned repairs, led a team, cut downtime.`,
).join('\n');

/** Opens the CV analyzer. @returns its button, which is disabled while the text is empty */
export async function openAnalyzer(page: Page, language: Language): Promise<Locator> {
  await openIn(page, language, '/talent-solution?panel=cv-upload');
  const analyze = page.getByRole('button', { name: publicTexts[language].analyze });
  await expect(analyze).toBeDisabled();
  return analyze;
}

/** Analyzes a CV by keyboard, up to the dialog with the result. */
export async function analyzeCv(page: Page, language: Language): Promise<Locator> {
  const texts = publicTexts[language];
  const analyze = await openAnalyzer(page, language);
  await page.getByLabel(texts.cvText).fill(cvText);
  await analyze.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Mocks the analysis alone, for a text short enough to be shown in full. */
export async function answerWithWholeAnalysis(page: Page): Promise<void> {
  await page.route('**/functions/v1/cv-analyzer', (route) =>
    route.fulfill({
      json: { analysis: 'Clear and short. Say what changed because of you.', truncated: false },
    }),
  );
}

/** Advances the time until the home page opens its promotion. */
export async function waitForPromo(page: Page, language: Language): Promise<Locator> {
  await untilHydrated(page); // the delay starts then
  await page.clock.fastForward(60_000);
  const dialog = page.getByRole('dialog', { name: publicTexts[language].promo });
  await expect(dialog).toBeVisible();
  return dialog;
}
