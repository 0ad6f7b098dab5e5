import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { Xendit } from '@sabi/test-kit/xendit';
import { type SignedInAccount, restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { planRequest, serviceRequest } from '../support/payment-requests';
import { settle } from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { paymentsTexts } from '../texts/payments';

// Plan, payments and ledger: `/profile/payments`, updated while open.

const language: Language = 'id';
const t = paymentsTexts[language];

test('payments, uses and receipts are there to read, and follow what happens elsewhere', async ({
  page,
  platform,
}, testInfo) => {
  const account = await createVerifiedAccount(platform);
  const ask = createCaller(platform.url, account.accessToken);
  const order = async (wish: object) =>
    (await ask<{ invoice_url: string }>('/functions/v1/xendit-payment', wish)).invoice_url;
  const invoice = await order(planRequest('pro'));
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/dashboard'));
  await page.getByRole('banner').getByRole('button', { name: account.firstName, exact: true }).click();
  await page.getByRole('menuitem', { name: t.menu, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(language, '/profile/payments'));
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const row = (name: string) =>
    part(t.history)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

  await test.step('a payment on another device is seen without a reload', async () => {
    await expect(row(t.waiting).getByRole('link')).toHaveAttribute('href', invoice);
    const { xendit, id } = Xendit.ofPage(invoice);
    await xendit.pay(id, { channel: 'OVO' });
    await expect(row(t.paid)).toContainText(t.paidWith);
    await expect(page.getByText(t.news).first()).toBeVisible();
    await expect(part(t.have)).toContainText('Pro');
  });

  const [paid] = (await ask<{ payments: Payment[] }>('/api/billing/v1/payments')).payments;
  const receipt = paid?.receipt;
  if (!paid || !receipt) throw new Error('There is no receipt');

  await test.step('the receipt is downloaded in the language of the page', async () => {
    const text = await readDownload(page, t.download, testInfo.outputPath('receipt.pdf'));
    test.skip(text === null, 'pdftotext is not installed');
    for (const said of [...t.receipt, receipt.number, account.email, paid.order_id])
      expect(text).toContain(said);
  });

  await test.step('a use and an order that expired are listed', async () => {
    const use = {
      kind: 'cv_makeover',
      quantity: 2,
      idempotency_key: 'one',
      reference: 'Warehouse manager',
    };
    await ask('/api/billing/v1/entitlements/consume', use);
    await settle(await order(serviceRequest('hr-webinar')), 'expire');
    const used = part(t.statement).getByRole('listitem').filter({ hasText: t.used });
    await comeBackUntil(page, async () => {
      await expect(used.first()).toContainText(t.usedLine, soon);
      await expect(row(t.expired)).toContainText(t.endedUnpaid, soon);
    });
  });

  await test.step('an order is cancelled by keyboard', async () => {
    await order(serviceRequest('career-consultation'));
    await comeBackUntil(page, () =>
      expect(page.getByRole('button', { name: t.cancel, exact: true })).toBeVisible(soon),
    );
    await page.getByRole('button', { name: t.cancel, exact: true }).press('Enter');
    await page.getByRole('button', { name: t.confirm, exact: true }).press('Enter');
    await expect(row(t.cancelled)).toContainText(t.cancelledText);
    await expect(page.getByRole('heading', { name: t.history, exact: true })).toBeFocused();
  });

  await test.step('no barrier, also on the narrowest screen', async () => {
    await expectAccessible(page, 'payments');
    await expectReflow(page, 'payments');
  });

  await test.step('a refund by the staff is shown, also on the receipt', async () => {
    await refund(platform, paid.order_id);
    await comeBackUntil(page, async () => {
      await expect(row(t.refunded)).toBeVisible(soon);
      await expect(part(t.statement)).toContainText(t.refundLine, soon);
    });
    const text = await readDownload(page, t.download, testInfo.outputPath('refunded.pdf'));
    expect(text).toContain(t.refundedReceipt);
  });

  await test.step('S46 nobody else finds the order or its receipt', async () => {
    const other = await createVerifiedAccount(platform);
    for (const path of [`orders/${paid.order_id}`, `receipts/${receipt.receipt_id}/file`]) {
      const address = `${platform.url}/api/billing/v1/${path}`;
      expect((await fetch(address, { headers: bearer(account.accessToken) })).status).toBe(200);
      expect((await fetch(address, { headers: bearer(other.accessToken) })).status).toBe(404);
    }
  });
});

const bearer = (token: SignedInAccount['accessToken']) => ({ Authorization: `Bearer ${token}` });

function createCaller(siteUrl: string, token: string) {
  return async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${siteUrl}${path}`, {
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return JSON.parse(text) as T;
  };
}

async function refund(platform: PlatformProcess, orderId: string): Promise<void> {
  const response = await fetch(`${platform.url}/api/billing/v1/admin/orders/${orderId}/refund`, {
    method: 'POST',
    headers: { ...bearer(await platform.serviceToken()), 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'Asked for' }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** Between two returns to the page: longer than its data takes to reload. */
const soon = { timeout: 5000 };

/** Returns from another window until the change shows, as the page reloads data on focus. */
async function comeBackUntil(page: Page, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await isSeen();
  }).toPass();
}

/** @returns the text of the first receipt on the page; null where the program that reads it is missing */
async function readDownload(page: Page, name: RegExp, file: string): Promise<string | null> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ]);
  await started.saveAs(file);
  expect(started.suggestedFilename()).toMatch(/-\d{4}-\d{6}\.pdf$/);
  try {
    return (await promisify(execFile)('pdftotext', [file, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
