import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { restoreSession } from '../support/account';
import { clickForPopup, payByHand } from '../support/purchase';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { purchaseTexts } from '../texts/purchase';

// Specification, sections 4 and 8: plans and services are paid at the provider's page, for which sandbox/xendit stands in.

/** Makes the browser block new windows; all else stays allowed. */
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

function stepsIn(language: Language) {
  const t = purchaseTexts[language];
  const open = async (page: Page, platform: PlatformProcess) => {
    await restoreSession(page, platform, await createVerifiedAccount(platform));
    await page.goto(localizedPath(language, '/dashboard'));
    await expect(page.getByRole('region', { name: t.plan, exact: true })).toContainText('Starter');
  };
  return { t, open };
}

for (const language of languages) {
  const { t, open } = stepsIn(language);

  test(
    `a plan is paid in a window that the click opens, and is there without a reload (${language})`,
    { tag: '@core' },
    async ({ page, platform }) => {
      await open(page, platform);
      const popup = await clickForPopup(page, t.choose);
      await expect(page.getByText(t.opened, { exact: true })).toBeVisible();
      await expect(page.getByText(t.openedText, { exact: true })).toBeVisible();
      await popup.waitForURL(/\/web\//); // the page that is being left does not answer
      await expect
        .poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight]))
        .toEqual([600, 700]);
      await expect(page.getByText(t.waiting)).toBeVisible();
      await payByHand(popup);
      await expect(page.getByText(t.paid).first()).toBeVisible();
      const plan = page.getByRole('region', { name: t.plan, exact: true });
      await expect(plan).toContainText('Basic');
      await expect(plan).toContainText(`${t.makeovers}0/1`);
      await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
      await expect(page.getByText(t.waiting)).toHaveCount(0);
    },
  );
}

const { t, open } = stepsIn('id');

test(
  'where windows are refused, this one leads to the payment and back',
  { tag: '@core' },
  async ({ page, platform }) => {
    await refuseWindows(page, platform.url);
    const refused = page.waitForEvent('console', (message) => message.text().includes('Blocked opening'));
    await open(page, platform);
    await page.getByRole('button', { name: t.buyWebinar, exact: true }).click();
    await refused;
    await page.waitForURL(/\/web\/[0-9a-f]{24}/);
    await payByHand(page);
    await expect(page).toHaveURL(/\/dashboard\?order=/);
    await expect(page.getByText(t.paidText).first()).toBeVisible();
    const plan = page.getByRole('region', { name: t.plan, exact: true });
    await expect(plan).toContainText(`${t.webinars}0/1`);
  },
);
