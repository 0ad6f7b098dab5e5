import { type Language, localizedPath } from '@sabi/contracts/language';
import { pass, stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { promoTexts } from '../texts/promo';

// Specification, sections 4 and 9: closed, opens 60000 ms after home has loaded, closes by each of its ways.

const delayMs = 60_000;

const dialogOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: promoTexts[language].title });

const language: Language = 'id';
const t = promoTexts[language];

test('it opens after a minute and not sooner; dismissed, it stays away', async ({ page }) => {
  const dialog = dialogOf(page, language);
  await openHome(page, language);
  await pass(page, delayMs - 1);
  await expect(dialog).toHaveCount(0);
  await pass(page, 1);
  await expect(dialog).toContainText(t.offer);
  await dialog.getByRole('button', { name: t.later }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-state', 'mounted');
  await pass(page, 10 * delayMs);
  await expect(dialog).toHaveCount(0);
});

for (const [way, path] of [
  ['talent', '/talent-solution'],
  ['company', '/company-solution'],
] as const) {
  test(`its link leads to ${path} and closes it`, async ({ page }) => {
    await openPromo(page, 'id');
    await dialogOf(page, 'id').getByRole('link', { name: promoTexts.id[way] }).click();
    await expect(page).toHaveURL(localizedPath('id', path));
    await expect(dialogOf(page, 'id')).toHaveCount(0);
  });
}

test('the close icon closes it', async ({ page }) => {
  await openPromo(page, 'en');
  await dialogOf(page, 'en').getByRole('button', { name: promoTexts.en.close, exact: true }).click();
  await expect(dialogOf(page, 'en')).toHaveCount(0);
});

test('Escape closes it, and the focus is where it was', async ({ page }) => {
  await openHome(page, 'en');
  const link = page.getByRole('banner').getByRole('link', { name: promoTexts.en.blog });
  await link.focus();
  await pass(page, delayMs);
  await expect(dialogOf(page, 'en')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'en')).toHaveCount(0);
  await pass(page, 50);
  await expect(link).toBeFocused();
});

test('it does not follow a visitor who has left the home page', async ({ page }) => {
  await openHome(page, 'en');
  await pass(page, delayMs / 2);
  await page.getByRole('banner').getByRole('link', { name: promoTexts.en.blog }).click();
  await expect(page).toHaveURL('/blog');
  await pass(page, 10 * delayMs);
  await expect(dialogOf(page, 'en')).toHaveCount(0);
});

async function openHome(page: Page, language: Language): Promise<void> {
  await stopClock(page);
  await openPage(page, localizedPath(language, '/'));
}

async function openPromo(page: Page, language: Language): Promise<void> {
  await openHome(page, language);
  await pass(page, delayMs);
  await expect(dialogOf(page, language)).toBeVisible();
}
