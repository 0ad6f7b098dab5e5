import { planFacts, serviceFacts } from '@sabi/contracts/catalogue';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { createMember } from '../support/operator';
import { clickForPopup, readTotal, settle } from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { purchaseCatalogueTexts } from '../texts/purchase-catalogue';

// Specification, sections 4, 8 and 9: every plan and every service at its price, on either page that sells them.

/** Whole rupiah, in the order of the catalogue. */
const servicePrices = [100_000, 150_000, 200_000, 250_000, 100_000, 50_000, 300_000, 750_000];
const planPrices = { Basic: 350_000, Pro: 1_000_000, Elite: 2_000_000 };

const sellingPages = { en: '/talent-solution', id: '/dashboard' } as const;

for (const language of languages) {
  const sellingPage = sellingPages[language];
  const t = purchaseCatalogueTexts[language];
  const dashboard = localizedPath(language, '/dashboard');

  test(`every service is sold at its price and is then there (${language}, ${sellingPage})`, async ({
    page,
    platform,
  }) => {
    await restoreSession(page, platform, await createMember(platform));
    await page.goto(localizedPath(language, sellingPage));
    await expect(page.getByText(t.preview)).toBeVisible();
    for (const [index, { name }] of serviceFacts.entries()) {
      const popup = await clickForPopup(page, t.buy(name[language]));
      expect(await readTotal(popup)).toBe(servicePrices[index]);
      await expect(page.getByText(`${name[language]} ${t.waiting}`)).toBeVisible();
      await settle(popup.url(), 'pay');
      await popup.close();
    }
    await expect(page.getByText(t.waiting)).toHaveCount(0);
    await page.goto(dashboard);
    const plan = page.getByRole('region', { name: t.plan, exact: true });
    for (const count of [...t.counts, ...t.more]) await expect(plan).toContainText(count);
  });

  test(`Starter is activated, each plan is sold at its price, and none gives way to Starter (${language}, ${sellingPage})`, async ({
    page,
    platform,
  }) => {
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    await restoreSession(page, platform, await createMember(platform));
    await page.goto(localizedPath(language, sellingPage));
    await expect(card('Starter').getByRole('button', { name: t.current })).toBeDisabled();
    await askForStarter(page, language);
    await expect(page.getByText(t.activated, { exact: true })).toBeVisible();
    await expect(page.getByText(t.activatedText, { exact: true })).toBeVisible();
    for (const { name: names, duration_days: days } of planFacts.filter(({ duration_days: each }) => each)) {
      const name = names.en as keyof typeof planPrices;
      if (name === 'Pro') await expect(card(name)).toContainText(t.replaces);
      const popup = await clickForPopup(page, t.choose(name));
      expect(await readTotal(popup), `${name}, ${days} days`).toBe(planPrices[name]);
      await settle(popup.url(), 'pay');
      await expect(card(name).getByRole('button', { name: t.current })).toBeDisabled();
      await popup.close();
      if (name === 'Pro') await expect(card('Basic')).toContainText(t.follows);
    }
    await expect(card('Starter').getByRole('button', { name: t.included })).toBeDisabled();
    await askForStarter(page, language);
    await expect(page.getByText(t.failed, { exact: true })).toBeVisible();
    await expect(page.getByText(t.failedText, { exact: true })).toBeVisible();
  });
}

/** Whose plan is not known yet may ask for Starter; what comes of it is up to the server. */
async function askForStarter(page: Page, language: Language): Promise<void> {
  const plan = '**/api/billing/v1/plan';
  await page.route(plan, (route) => route.abort());
  await page.reload();
  await page
    .getByRole('button', { name: purchaseCatalogueTexts[language].choose('Starter'), exact: true })
    .click();
  await page.unroute(plan);
}
