import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { restoreSession, signIn } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { delayNextRequest } from '../support/delay-next-request';
import { openPage } from '../support/public-page';
import { openAnalyzer } from '../support/visitor-steps';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { cvAnalysisTexts } from '../texts/cv-analysis';

// Specification, sections 4, 5, 8 and 9: the analysis of a CV on the talent solution page.

const analyzer = '**/functions/v1/cv-analyzer';
const cvText =
  'Ayu Rekawati, warehouse supervisor for eight years. Cut picking errors by 35% and led a team of 24.';

const markup = '<img src=x onerror="window.attacked=1"><a href="//evil.example">go</a>';
const cvWithMarkup = `${cvText}
Work Experience
- Responsible for the warehouse ${markup}, etc.`;

const jobText = 'Requirements: warehouse supervisor, at least 8 years; pergudangan; SAP is required';

function stepsIn(language: Language) {
  const t = cvAnalysisTexts[language];
  const box = (page: Page) => page.getByLabel(t.label);
  const button = (page: Page) => page.getByRole('button', { name: anyOf(t.analyze, t.analyzing) });
  const dialog = (page: Page) => page.getByRole('dialog', { name: t.title });
  return { t, box, button, dialog };
}

for (const language of languages) {
  const { t, box, button, dialog } = stepsIn(language);

  test(
    `a visitor sees 200 characters, 200 more blurred, and the way to all of it (${language})`,
    { tag: '@core' },
    async ({ page, platform }) => {
      await openAnalyzer(page, language);
      await box(page).fill(cvText);
      const release = await delayNextRequest(page, analyzer);
      const answered = page.waitForResponse(analyzer);
      await button(page).click();
      await expect(button(page)).toHaveText(t.analyzing);
      await expect(button(page)).toBeDisabled();
      release();
      const { analysis, truncated } = (await (await answered).json()) as {
        analysis: string;
        truncated: boolean;
      };
      expect([[...analysis].length <= 400, truncated]).toEqual([true, true]);
      const text = dialog(page).locator('p').first();
      await expect(text).toHaveText(analysis, { useInnerText: false });
      expect(await text.locator('[aria-hidden]').textContent()).toBe([...analysis].slice(200).join(''));
      await expectAccessible(page, 'the beginning of a report');
      await page.keyboard.press('Escape');
      await expect(dialog(page).getByRole('button')).toHaveCount(0);
      await dialog(page).getByRole('link', { name: t.signUp }).click();
      await expect(page).toHaveURL(localizedPath(language, '/auth?mode=sign-up'));
      await signIn(page, language, await createVerifiedAccount(platform));
      await expect(page).toHaveURL(localizedPath(language, '/talent-solution?panel=cv-upload'));
      const score = /\d+/.exec(analysis)?.[0] ?? '';
      await expect(dialog(page).getByRole('img', { name: t.score(score) })).toBeVisible();
      expect(await dialog(page).getByRole('listitem').count()).toBeGreaterThan(3);
      await dialog(page).getByRole('button', { name: t.close }).click();
      await expect(dialog(page)).toHaveCount(0);
      await openPage(page, localizedPath(language, '/talent-solution?panel=cv-upload'));
      await expect(button(page)).toBeDisabled();
      await expect(dialog(page)).toHaveCount(0);
    },
  );
}

const language: Language = 'id';
const { t, box, button, dialog } = stepsIn(language);

test('a file that cannot be read is refused; a text with markup is compared with a job, by rules alone while the provider fails', async ({
  page,
  platform,
  model,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openAnalyzer(page, language);
  await test.step('a damaged file', async () => {
    const panel = page.getByRole('tabpanel');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'cv.pdf',
      mimeType: '',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(panel).toContainText(t.ready('cv.pdf'));
    await button(page).click();
    await expect(panel.getByText(t.type)).toBeVisible();
    await expectAccessible(page, 'an analyzer that refuses a file');
  });
  await test.step('a text and a job', async () => {
    await box(page).fill(cvWithMarkup);
    await page.getByText(t.jobOpen).click();
    await page.getByLabel(t.job, { exact: true }).fill(jobText);
    await model.play({ kind: 'error' });
    await button(page).click();
    await expect(dialog(page).getByText(t.basic)).toBeVisible();
    const match = dialog(page).getByRole('region', { name: t.match });
    await expect(match.getByRole('list', { name: t.found })).toContainText('warehouse supervisor');
    await expect(match.getByRole('list', { name: t.near })).toContainText('pergudangan');
    await expect(match.getByRole('list', { name: t.missing })).toContainText('SAP');
    await expect(dialog(page)).toContainText(markup);
    await expect(dialog(page).locator('img[src="x"], a[href*="evil"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await expectAccessible(page, 'the whole report');
    await expectReflow(page, 'the whole report');
    await dialog(page).getByRole('button', { name: t.close }).click();
    await button(page).click();
    await expect(match).toBeVisible();
    await expect(dialog(page).getByText(t.basic)).toHaveCount(0);
  });
});

const anyOf = (...names: readonly string[]) =>
  new RegExp(`^(${names.join('|').replaceAll('.', String.raw`\.`)})$`);
