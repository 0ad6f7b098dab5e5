import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { restoreSession } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { clickForPopup, settle } from '../support/purchase';
import { expect, test } from '../support/test';
import { redemptionTexts } from '../texts/redemption';

// Purchased services can be requested from the staff, who answer. Services that are not available yet are not sold.

const wish = 'Weekday evenings, please.';
const answer = 'We call you on Monday at 10:00.';

test('a makeover is bought, asked for, accepted and used up', async ({ page, platform }) => {
  const language: Language = 'id';
  const t = redemptionTexts[language];
  const account = await createVerifiedAccount(platform);
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/dashboard'));
  const plan = page.getByRole('region', { name: t.plan, exact: true });
  const requests = page.getByRole('region', { name: t.requests, exact: true });

  await test.step('bought, it can be used', async () => {
    const popup = await clickForPopup(page, t.choose);
    await popup.waitForURL(/\/web\/[0-9a-f]{24}/);
    await settle(popup.url(), 'pay');
    await popup.close();
    await expect(page.getByText(t.paid).first()).toBeVisible();
    await expect(plan).toContainText(t.unused);
  });

  await test.step('the staff is asked for it, with a wish', async () => {
    await plan.getByRole('button', { name: t.use, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.wish, { exact: true }).fill(wish);
    await dialog.getByRole('button', { name: t.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(requests).toContainText(t.waiting);
    await expect(requests).toContainText(t.due);
    await expect(requests).toContainText(wish);
    await expect(plan).toContainText(t.unused); // used up only after it is accepted
    await expect(plan.getByRole('button', { name: t.use, exact: true })).toHaveCount(0);
  });

  await test.step('once the staff has accepted it, none is left', async () => {
    const { request_id: id } = await findOnlyRequest(platform, account.accessToken);
    await accept(platform, id);
    await page.reload();
    await expect(requests).toContainText(t.accepted);
    await expect(requests).toContainText(answer);
    await expect(plan).toContainText(t.usedUp);
    await expect(plan.getByRole('button', { name: t.use, exact: true })).toHaveCount(0);
  });
});

test('what is not sold yet is waited for', async ({ page, platform }) => {
  const language: Language = 'en';
  const t = redemptionTexts[language];
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.goto(localizedPath(language, '/dashboard'));
  await page.getByRole('button', { name: t.notifyMe, exact: true }).click();
  await expect(page.getByRole('button', { name: t.undo, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t.buyAssistant, exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: t.undo, exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.undo, exact: true }).click();
  await expect(page.getByRole('button', { name: t.notifyMe, exact: true })).toBeVisible();
});

async function findOnlyRequest(platform: PlatformProcess, token: string): Promise<ServiceRequest> {
  const response = await fetch(`${platform.url}/api/billing/v1/service-requests`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const { requests } = (await response.json()) as { requests: ServiceRequest[] };
  expect(requests).toHaveLength(1);
  return requests[0] as ServiceRequest;
}

/** Accepts a request as the staff. */
async function accept(platform: PlatformProcess, requestId: string): Promise<void> {
  const path = `/api/billing/v1/admin/service-requests/${requestId}/accept`;
  const response = await fetch(`${platform.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await platform.serviceToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
  expect(response.status, await response.text()).toBe(200);
}
