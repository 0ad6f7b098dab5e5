import { randomUUID } from 'node:crypto';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { Xendit } from '@sabi/test-kit/xendit';
import { expect, type Page } from './test';

/** Clicks a purchase button, and returns the window opened by the click. */
export async function clickForPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return popup;
}

/** Chooses a channel, then pays. */
export async function payByHand(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.locator('form button[type=submit]').first().click();
  await page.locator('form[action$="/pay"] button, form[action*="/pay?"] button').first().click();
}

/** The total of the payment page, in whole rupiah. */
export async function readTotal(payment: Page): Promise<number> {
  await payment.waitForURL(/\/web\/[0-9a-f]{24}/);
  return Number((await payment.locator('.total').innerText()).replaceAll(/\D/g, ''));
}

/** Marks the invoice as paid or expired, by the controls of sandbox/xendit. */
export async function settle(invoiceUrl: string, control: 'pay' | 'expire'): Promise<void> {
  const { xendit, id } = Xendit.ofPage(invoiceUrl);
  await xendit[control](id);
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** Creates a voucher as the staff. @returns its code */
export async function createVoucher(platform: PlatformProcess): Promise<string> {
  const code = `HEMAT-${randomUUID().slice(0, 8).toUpperCase()}`;
  const response = await fetch(`${platform.url}/api/billing/v1/admin/vouchers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await platform.serviceToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      code,
      kind: 'percentage',
      value: 25,
      valid_from: inDays(-2),
      valid_until: inDays(2),
      max_uses: 10,
    }),
  });
  expect(response.status).toBe(201);
  return code;
}
