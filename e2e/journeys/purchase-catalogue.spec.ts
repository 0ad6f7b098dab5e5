import { priceOf } from '@sabi/svc-billing/catalogue';
import { restoreSession } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { clickForPopup, readTotal, settle } from '../support/purchase';
import { expect, test } from '../support/test';
import { purchaseCatalogueTexts } from '../texts/purchase-catalogue';

// Tests of svc-billing and of the pages check every price, button and entry.

const t = purchaseCatalogueTexts.en;

test('what is bought beside the public offers is sold at its price and is then there', async ({
  page,
  platform,
}) => {
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.goto('/talent-solution');
  await expect(card('Starter').getByRole('button', { name: t.current })).toBeDisabled();
  for (const [button, price] of [
    [t.buy, priceOf('hr-webinar')],
    [t.choose, priceOf('basic')],
  ] as const) {
    const popup = await clickForPopup(page, button);
    expect(await readTotal(popup)).toBe(price);
    await settle(popup.url(), 'pay');
    await popup.close();
    await expect(page.getByText(t.waiting)).toHaveCount(0);
  }
  await expect(card('Basic').getByRole('button', { name: t.current })).toBeDisabled();
  await expect(card('Pro')).toContainText(t.replaces);
  await expect(card('Starter').getByRole('button', { name: t.included })).toBeDisabled();
  await page.goto('/dashboard');
  const plan = page.getByRole('region', { name: t.plan, exact: true });
  for (const count of t.counts) await expect(plan).toContainText(count);
});
