import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession, sendPassword, type SignedInAccount, signOut } from '../support/account';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { createMember } from '../support/operator';
import { clickForPopup, payByHand, settle } from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { purchaseElsewhereTexts } from '../texts/purchase-elsewhere';

// What happens to an order while the tab that made it looks on, is without a connection, or has been signed out.

const language: Language = 'id';
const t = purchaseElsewhereTexts[language];
const dashboard = localizedPath(language, '/dashboard');
const plan = (page: Page) => page.getByRole('region', { name: t.plan, exact: true });
const open = async (page: Page, platform: PlatformProcess, account: SignedInAccount) => {
  await restoreSession(page, platform, account);
  await page.goto(dashboard);
  await expect(plan(page)).toContainText('Starter');
};
/** @returns where the order is paid; its window is closed again */
const order = async (page: Page) => {
  const popup = await clickForPopup(page, t.choose);
  await popup.waitForURL(/\/web\//);
  const invoice = popup.url();
  await popup.close();
  await expect(page.getByText(t.waiting)).toBeVisible();
  return invoice;
};
const expectNews = async (page: Page) => {
  await expect(page.getByText(t.paid, { exact: true })).toBeVisible();
  await expect(page.getByText(t.paidText, { exact: true })).toBeVisible();
  await expect(plan(page)).toContainText(t.applications);
  await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
  await expect(page.getByText(t.waiting)).toHaveCount(0);
};

test('what is ordered in one tab and paid from another is told in both, without a reload', async ({
  page,
  context,
  platform,
}) => {
  await open(page, platform, await createMember(platform));
  const other = await context.newPage();
  await other.goto(dashboard);
  await expect(plan(other)).toContainText('Starter');
  await notice(page);
  await notice(other);
  const invoice = await order(page);
  const link = other.getByRole('link', { name: t.openPage });
  await expect(link).toHaveAttribute('href', invoice);
  const [payment] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await payByHand(payment);
  await Promise.all([expectNews(page), expectNews(other)]); // what both tell goes away again
  expect(await isSameDocument(page)).toBe(true);
  expect(await isSameDocument(other)).toBe(true);
});

test('a payment that arrives while one is offline is told once one is back, without a reload', async ({
  page,
  context,
  platform,
}) => {
  await open(page, platform, await createMember(platform));
  await notice(page);
  const invoice = await order(page);
  await context.setOffline(true);
  await settle(invoice, 'pay');
  const popup = await clickForPopup(page, t.buy);
  await expect(page.getByText(t.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(t.offline, { exact: true })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText(t.waiting)).toBeVisible();
  await expect(plan(page)).toContainText('Starter');
  await context.setOffline(false);
  await expectNews(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('who is signed out in another tab pays all the same, and finds it when signed in again', async ({
  page,
  context,
  platform,
}) => {
  const account = await createMember(platform);
  await open(page, platform, account);
  const popup = await clickForPopup(page, t.choose);
  await popup.waitForURL(/\/web\//);
  const other = await context.newPage();
  await other.goto(dashboard);
  await signOut(other, language, account);
  await expect(page).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
  await payByHand(popup);
  await expect(popup).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
  await sendPassword(popup, language, account);
  await expect(popup).toHaveURL(new RegExp(`${dashboard}\\?order=`));
  await expect(popup.getByText(t.paidText).first()).toBeVisible();
  await expect(plan(popup)).toContainText(t.applications);
  await page.goto(dashboard);
  await expect(plan(page)).toContainText(t.applications);
  await expect(page.getByText(t.waiting)).toHaveCount(0);
});

/** Leaves a mark in the window that a reload would take away. */
const notice = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['unloaded'] = 'no';
  });

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['unloaded'] === 'no');
