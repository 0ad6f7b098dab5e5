import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession, sendPassword, signOut } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { clickForPopup, payByHand } from '../support/purchase';
import { expect, type Page, test } from '../support/test';
import { purchaseElsewhereTexts } from '../texts/purchase-elsewhere';

// An order paid while its tab is open, or after it was signed out.

const language: Language = 'id';
const t = purchaseElsewhereTexts[language];
const dashboard = localizedPath(language, '/dashboard');
const plan = (page: Page) => page.getByRole('region', { name: t.plan, exact: true });

test('an order is paid from another tab, and another after signing out there, and each tab shows it', async ({
  page,
  context,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  await restoreSession(page, platform, account);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(dashboard);
    await expect(plan(tab)).toContainText('Starter');
    await mark(tab);
  }

  await test.step('ordered in one tab and paid from the other, it is shown in both without a reload', async () => {
    const popup = await clickForPopup(page, t.choose);
    await popup.waitForURL(/\/web\//);
    const invoice = popup.url();
    await popup.close();
    await expect(page.getByText(t.waiting)).toBeVisible();
    const link = other.getByRole('link', { name: t.openPage });
    await expect(link).toHaveAttribute('href', invoice);
    const [payment] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await payByHand(payment);
    await Promise.all([expectNews(page), expectNews(other)]); // in parallel, as the toast closes by itself
    for (const tab of [page, other]) expect(await isMarked(tab)).toBe(true);
    await payment.close();
  });

  await test.step('whoever is signed out meanwhile pays all the same, and finds it after signing in again', async () => {
    const popup = await clickForPopup(page, t.buy);
    await popup.waitForURL(/\/web\//);
    await signOut(other, language, account);
    await expect(page).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
    await payByHand(popup);
    await expect(popup).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
    await sendPassword(popup, language, account);
    await expect(popup).toHaveURL(new RegExp(`${dashboard}\\?order=`));
    await expect(popup.getByText(t.webinarPaid).first()).toBeVisible();
    await expect(plan(popup)).toContainText(t.webinars);
  });
});

async function expectNews(page: Page): Promise<void> {
  await expect(page.getByText(t.paid, { exact: true })).toBeVisible();
  await expect(page.getByText(t.paidText, { exact: true })).toBeVisible();
  await expect(plan(page)).toContainText(t.makeovers);
  await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
  await expect(page.getByText(t.waiting)).toHaveCount(0);
}

/** A reload would remove the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['unloaded'] = 'no';
  });

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['unloaded'] === 'no');
