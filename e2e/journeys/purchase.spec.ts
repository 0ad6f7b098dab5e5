import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { Xendit } from '@sabi/test-kit/xendit';
import { createTalent, signIn } from '../support/account';
import type { Mailbox } from '../support/mailbox';
import { clickForPopup, payByHand, settle } from '../support/purchase';
import { expect, type Page, test } from '../support/test';

// Specification, sections 4 and 8: plans and services are paid at the provider's page, which sandbox/xendit stands in for.

const texts = {
  en: {
    plan: 'Your plan',
    choose: 'Choose Basic',
    current: 'Your current plan',
    buyWebinar: 'Buy HR webinar',
    opened: 'Payment Popup Opened',
    openedText: 'Complete your payment in the popup window.',
    waiting: 'Basic is waiting for your payment',
    openPage: 'Open the payment page',
    paid: 'Payment received',
    paidText: 'HR webinar is yours now. Thank you!',
    expired: 'Basic was not paid in time',
    expiredText: 'Nothing has been charged. You can order it again below.',
    failed: 'Payment Error',
    failures: {
      refused: 'Payment failed',
      limited: 'Failed to process payment',
      unknown: 'User not authenticated',
    },
    applications: 'Job applications',
    webinars: 'HR webinars',
  },
  id: {
    plan: 'Paket Anda',
    choose: 'Pilih Basic',
    current: 'Paket Anda saat ini',
    buyWebinar: 'Beli Webinar HR',
    opened: 'Jendela Pembayaran Dibuka',
    openedText: 'Selesaikan pembayaran Anda di jendela tersebut.',
    waiting: 'Basic menunggu pembayaran Anda',
    openPage: 'Buka halaman pembayaran',
    paid: 'Pembayaran diterima',
    paidText: 'Webinar HR sudah menjadi milik Anda. Terima kasih!',
    expired: 'Basic tidak dibayar tepat waktu',
    expiredText: 'Tidak ada biaya yang ditagih. Anda dapat memesannya lagi di bawah.',
    failed: 'Kesalahan Pembayaran',
    failures: {
      refused: 'Pembayaran gagal',
      limited: 'Pembayaran tidak dapat diproses',
      unknown: 'Anda belum masuk',
    },
    applications: 'Lamaran kerja',
    webinars: 'Webinar HR',
  },
} as const satisfies Record<Language, unknown>;

/** Has the browser itself refuse what opens a window: the pages of the site may all that they may, but for that. */
async function refuseWindows(page: Page, siteUrl: string): Promise<void> {
  await page.route(
    ({ origin }) => origin === new URL(siteUrl).origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      const policies = [
        headers['content-security-policy'],
        'sandbox allow-scripts allow-same-origin allow-forms',
      ];
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policies.filter(Boolean).join(', ') },
      });
    },
  );
}

for (const language of languages) {
  const t = texts[language];
  const open = async (page: Page, platform: { url: string }, mailbox: Mailbox) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
    await page.goto(localizedPath(language, '/dashboard'));
    await expect(page.getByRole('region', { name: t.plan, exact: true })).toContainText('Starter');
  };

  test(`a plan is paid in a window that the click opens, and is there without a reload (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await open(page, platform, mailbox);
    const popup = await clickForPopup(page, t.choose);
    await expect(page.getByText(t.opened, { exact: true })).toBeVisible();
    await expect(page.getByText(t.openedText, { exact: true })).toBeVisible();
    await popup.waitForURL(/\/web\//); // what is asked of a page that is being left is not answered
    await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 700]);
    await expect(page.getByText(t.waiting)).toBeVisible();
    await payByHand(popup);
    await expect(page.getByText(t.paid).first()).toBeVisible();
    const plan = page.getByRole('region', { name: t.plan, exact: true });
    await expect(plan).toContainText('Basic');
    await expect(plan).toContainText(`${t.applications}0/25`);
    await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
    await expect(page.getByText(t.waiting)).toHaveCount(0);
  });

  test(`where windows are refused, this one leads to the payment and back (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await refuseWindows(page, platform.url);
    const refused = page.waitForEvent('console', (message) => message.text().includes('Blocked opening'));
    await open(page, platform, mailbox);
    await page.getByRole('button', { name: t.buyWebinar, exact: true }).click();
    await refused;
    await page.waitForURL(/\/web\/[0-9a-f]{24}/);
    await payByHand(page);
    await expect(page).toHaveURL(/\/dashboard\?order=/);
    await expect(page.getByText(t.paidText).first()).toBeVisible();
    const plan = page.getByRole('region', { name: t.plan, exact: true });
    await expect(plan).toContainText(`${t.webinars}0/1`);
  });

  test(`a payment window that is closed can be opened again, and an order has one invoice (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await open(page, platform, mailbox);
    const popup = await clickForPopup(page, t.choose);
    await popup.waitForURL(/\/web\//);
    const invoice = new URL(popup.url());
    await popup.close();
    await expect(page.getByRole('link', { name: t.openPage })).toHaveAttribute('href', invoice.href);
    const again = await clickForPopup(page, t.choose);
    await again.waitForURL(invoice.href);
    await again.close();
    // Its time is over: nothing is charged, and it can be ordered again.
    await settle(invoice.href, 'expire');
    await expect(page.getByText(t.expired)).toBeVisible();
    await expect(page.getByText(t.expiredText, { exact: true })).toBeVisible();
    const fresh = await clickForPopup(page, t.choose);
    await fresh.waitForURL(/\/web\//);
    expect(fresh.url()).not.toBe(invoice.href);
  });

  test(`an order that cannot be made says why, its window goes, and it can be made again (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await open(page, platform, mailbox);
    const other = await clickForPopup(page, t.buyWebinar);
    await other.waitForURL(/\/web\//);
    const provider = other.url();
    await other.close();
    const expectFailure = async (description: string) => {
      const popup = await clickForPopup(page, t.choose);
      await expect(page.getByText(t.failed, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(description, { exact: true })).toBeVisible();
      await expect.poll(() => popup.isClosed()).toBe(true);
      await expect(page.getByRole('button', { name: t.choose, exact: true })).toBeEnabled();
    };
    await failNextInvoice(provider, 'forbidden');
    await expectFailure(t.failures.refused);
    await failNextInvoice(provider, 'rate-limit');
    await expectFailure(t.failures.limited);
    const payment = '**/functions/v1/xendit-payment';
    await page.route(payment, (route) => route.fulfill({ status: 401, json: {} }));
    await expectFailure(t.failures.unknown);
    await page.unroute(payment);
    const popup = await clickForPopup(page, t.choose);
    await popup.waitForURL(/\/web\//);
    await expect(page.getByText(t.waiting)).toBeVisible();
  });
}

/** By the controls of the stand-in for the provider. */
async function failNextInvoice(invoiceUrl: string, kind: 'forbidden' | 'rate-limit'): Promise<void> {
  await Xendit.ofPage(invoiceUrl).xendit.fail({ kind, endpoint: 'create' });
}
