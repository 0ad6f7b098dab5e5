import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { restoreSession } from '../support/account';
import { createMember } from '../support/operator';
import {
  clickForPopup,
  comingVoucher,
  createVoucher,
  endedVoucher,
  orderBasic,
  readTotal,
  settle,
} from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { purchaseVoucherTexts } from '../texts/purchase-voucher';

// A voucher is tried before the order, goes with it, and says in plain words why it takes nothing off.

const language: Language = 'en';
const t = purchaseVoucherTexts[language];
const open = async (page: Page, platform: PlatformProcess) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.goto(localizedPath(language, '/dashboard'));
};
const tryVoucher = async (page: Page, code: string) => {
  await page.getByLabel(t.field, { exact: true }).fill(code);
  await page.getByRole('button', { name: t.check, exact: true }).click();
};
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a voucher is shown beside every price, is what is paid, and counts once', async ({
  page,
  platform,
}) => {
  const code = await createVoucher(platform);
  await open(page, platform);
  await expect(card(page, 'Basic').locator('s')).toHaveText('Rp 800.000');
  await tryVoucher(page, code.toLowerCase());
  await expect(page.getByText(t.applied(code), { exact: true })).toBeVisible();
  await expect(page.getByText(t.counts)).toBeVisible();
  for (const [name, price, before] of [
    ['Basic', 'Rp 262.500', 'Rp 350.000'],
    ['Pro', 'Rp 750.000', 'Rp 1.000.000'],
    ['Elite', 'Rp 1.500.000', 'Rp 2.000.000'],
  ] as const) {
    await expect(card(page, name).locator('strong')).toHaveText(price);
    await expect(card(page, name).locator('s')).toHaveText(before);
  }
  const popup = await clickForPopup(page, t.choose);
  expect(await readTotal(popup)).toBe(262_500);
  await settle(popup.url(), 'pay');
  await popup.close();
  await expect(page.getByText(t.paidText, { exact: true })).toBeVisible();
  await expect(card(page, 'Pro').locator('strong')).toHaveText('Rp 1.000.000');
  await tryVoucher(page, code);
  await expect(page.getByText(t.faults.used, { exact: true })).toBeVisible();
  await page.goto(localizedPath(language, '/profile/payments'));
  await expect(page.getByRole('main')).toContainText(t.fact(code));
});

test('a voucher that takes nothing off says why, and the price stays', async ({ page, platform }) => {
  const usedUp = await createVoucher(platform, { max_uses: 1 });
  await orderBasic(platform, await createMember(platform), usedUp);
  const faults = [
    ['', t.faults.empty],
    ['HEMAT-TIDAK-ADA', t.faults.unknown],
    ['; drop table', t.faults.unknown],
    [usedUp, t.faults.usedUp],
    [await createVoucher(platform, endedVoucher), t.faults.ended],
    [await createVoucher(platform, comingVoucher), t.faults.coming],
  ] as const;
  await open(page, platform);
  const field = page.getByLabel(t.field, { exact: true });
  for (const [code, text] of faults) {
    await tryVoucher(page, code);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(card(page, 'Basic').locator('strong')).toHaveText('Rp 350.000');
  }
});

test('a voucher whose last use goes to somebody else is told at the order, which is not made', async ({
  page,
  platform,
}) => {
  const code = await createVoucher(platform, { max_uses: 1 });
  const faster = await createMember(platform);
  await open(page, platform);
  await tryVoucher(page, code);
  await expect(card(page, 'Elite').locator('strong')).toHaveText('Rp 1.500.000');
  await orderBasic(platform, faster, code);
  const popup = await clickForPopup(page, t.chooseElite);
  await expect(page.getByText(t.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(t.gone, { exact: true })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(card(page, 'Elite').locator('strong')).toHaveText('Rp 2.000.000');
  await tryVoucher(page, code);
  await expect(page.getByText(t.faults.usedUp, { exact: true })).toBeVisible();
});
