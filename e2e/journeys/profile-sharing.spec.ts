import { type Language, localizedPath } from '@sabi/contracts/language';
import { type Browser, devices } from '@playwright/test';
import { type SignedInAccount, restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { profileSharingTexts } from '../texts/profile-sharing';

const phoneNumber = '+62 812 0000 0007';

/** Content of a profile, with a private telephone number. */
async function fillProfile(siteUrl: string, { accessToken }: SignedInAccount): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${siteUrl}/api/profile/v1/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  };
  await call('PATCH', 'profile', { phone_number: phoneNumber, title: 'Planner' });
  await call('POST', 'skills', { skill_name: 'SAP', proficiency_level: null });
}

/** A visitor on a phone, without an account. Its own user agent, as a headless browser's counts as a bot. */
async function openAsVisitor(browser: Browser, url: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled });
  const page = await context.newPage();
  const response = await page.goto(url);
  if (!response) throw new Error('Nothing was loaded');
  return { context, page, response };
}

async function createLink(page: Page, language: Language): Promise<string> {
  const w = profileSharingTexts[language];
  await page.getByRole('button', { name: w.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.forWhom).fill('PT Maju');
  await dialog.getByRole('radio', { name: w.week }).check();
  await expectAccessible(page, 'create a link', ['phone']);
  await dialog.getByRole('button', { name: w.create, exact: true }).click();
  const address = page.getByRole('textbox', { name: w.address });
  await expect(address).toBeVisible();
  await expect(page.getByRole('heading', { name: 'PT Maju' })).toBeFocused();
  return address.inputValue();
}

const language: Language = 'id';
const w = profileSharingTexts[language];

test('a profile is shown by a link, to whom its owner likes and as long', async ({
  page,
  platform,
  browser,
}) => {
  const talent = await createVerifiedAccount(platform);
  await fillProfile(platform.url, talent);
  await restoreSession(page, platform, talent);
  await page.goto(localizedPath(language, '/profile'));
  await page.getByRole('link', { name: w.fromProfile }).click();
  await expect(page.getByRole('heading', { name: w.section })).toBeVisible();
  await expect(page.getByText(w.none)).toBeVisible();
  const url = await createLink(page, language);

  await test.step('a visitor sees what was chosen, also without script', async () => {
    const { context, page: seen, response } = await openAsVisitor(browser, url, false);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    await expect(seen.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex, nofollow/);
    await expect(seen.getByRole('heading', { level: 1, name: 'Dewi Rekaan' })).toBeVisible();
    await expect(seen.getByRole('heading', { name: w.skills })).toBeVisible();
    await expect(seen.getByText('SAP')).toBeVisible();
    const text = await seen.content();
    for (const hidden of [phoneNumber, talent.email, talent.userId]) expect(text).not.toContain(hidden);
    expect(text).not.toContain('<script');
    await context.close();
  });

  await test.step('its owner sees the visit counted, and not their own', async () => {
    const own = await page.context().newPage();
    await own.goto(url);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Dewi Rekaan');
    await expectAccessible(own, 'shared profile');
    await expectReflow(own, 'shared profile');
    await own.getByRole('link', { name: w.other }).click();
    await expect(own.locator('html')).toHaveAttribute('lang', 'en');
    await own.close();
    await page.reload();
    await expect(page.getByText(w.views)).toBeVisible();
    await page.getByRole('button', { name: w.showViews }).click();
    await expect(page.getByText(w.viewed)).toBeVisible();
    await expectAccessible(page, 'links');
    await expectReflow(page, 'links');
  });

  await test.step('ended, it is gone for the visitor', async () => {
    await page.getByRole('button', { name: w.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click();
    await expect(page.getByText(w.endedLinks)).toBeVisible();
    const { context, page: seen, response } = await openAsVisitor(browser, url, true);
    expect(response.status()).toBe(404);
    await expect(seen.getByRole('heading', { level: 1, name: w.ended })).toBeVisible();
    await expect(seen.getByText('Rekaan')).toHaveCount(0);
    await expectAccessible(seen, 'ended link', ['phone']);
    await context.close();
  });
});
