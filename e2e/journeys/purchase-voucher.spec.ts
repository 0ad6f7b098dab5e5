import { type Language, localizedPath } from '@sabi/contracts/language';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { newestCatalogue, priceOf } from '@sabi/svc-billing/catalogue';
import { restoreSession } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { clickForPopup, createVoucher, readTotal, settle } from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { purchaseVoucherTexts } from '../texts/purchase-voucher';

// Rejected vouchers, and a last use taken by another buyer, are tested in mf-talent's dashboard and in svc-billing.

const language: Language = 'en';
const t = purchaseVoucherTexts[language];
const tryVoucher = async (page: Page, code: string) => {
  await page.getByLabel(t.field, { exact: true }).fill(code);
  await page.getByRole('button', { name: t.check, exact: true }).click();
};
const sold = newestCatalogue.plans.filter(({ price }) => price > 0);
/** The discount of `createVoucher`. */
const reduced = (price: number) => (price * 75) / 100;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a voucher is shown beside every price, is what is paid, and counts once', async ({
  page,
  platform,
}) => {
  const code = await createVoucher(platform);
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.goto(localizedPath(language, '/dashboard'));
  for (const { name, list_price: listPrice } of sold)
    await expect(card(page, name[language]).locator('s')).toHaveText(formatRupiah(listPrice));
  await tryVoucher(page, code.toLowerCase());
  await expect(page.getByText(t.applied(code), { exact: true })).toBeVisible();
  await expect(page.getByText(t.counts)).toBeVisible();
  for (const { name, price } of sold) {
    await expect(card(page, name[language]).locator('strong')).toHaveText(formatRupiah(reduced(price)));
    await expect(card(page, name[language]).locator('s')).toHaveText(formatRupiah(price));
  }
  const popup = await clickForPopup(page, t.choose);
  expect(await readTotal(popup)).toBe(reduced(priceOf('basic')));
  await settle(popup.url(), 'pay');
  await popup.close();
  await expect(page.getByText(t.paidText, { exact: true })).toBeVisible();
  await expect(card(page, 'Pro').locator('strong')).toHaveText(formatRupiah(priceOf('pro')));
  await tryVoucher(page, code);
  await expect(page.getByText(t.used, { exact: true })).toBeVisible();
  await page.goto(localizedPath(language, '/profile/payments'));
  await expect(page.getByRole('main')).toContainText(
    t.fact(code, formatRupiah(priceOf('basic') - reduced(priceOf('basic')))),
  );
});
