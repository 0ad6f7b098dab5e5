import { restoreSession } from '../support/account';
import { readDictionary } from '../support/dictionary';
import { addEntries } from '../support/add-entries';
import { expectUncovered, messagesOf } from '../support/messages';
import { createVerifiedAccount } from '../support/operator';
import { chooseCv, openProfile } from '../support/profile-page';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { accountTexts } from '../texts/account';
import { texts } from '../texts/common';
import { contactTexts } from '../texts/contact';
import { editingTexts } from '../texts/profile-editing';
import { profilePictureTexts } from '../texts/profile-picture';
import { purchaseTexts } from '../texts/purchase';

// A failure toast covers no control: WCAG 2.4.11. Titles of failures are the specification's, section 8.

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const t = texts.en;
const editing = readDictionary('en', 'mf-talent', 'editing');
const settings = readDictionary('en', 'mf-talent', 'settings');

test.use({ viewport: sizes[0] });

/** Makes the service answer with an error. */
const failAt = (page: Page, address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { code: 'DEPENDENCY_UNAVAILABLE' } })
      : route.fallback(),
  );

async function expectMessages(page: Page, titles: readonly string[]): Promise<void> {
  await expect(messagesOf(page)).toHaveCount(titles.length);
  for (const [index, title] of titles.entries())
    await expect(messagesOf(page).nth(index)).toContainText(title);
}

/**
 * In a window of each size, beginning with the one in which the toast has appeared. Stays in the last one, so that the next toast
 * appears in a window of another size.
 */
async function atEachSize(page: Page, check: () => Promise<void>): Promise<void> {
  const first = sizes.findIndex(({ width }) => width === page.viewportSize()?.width);
  for (const size of [...sizes.slice(first), ...sizes.slice(0, first)])
    await test.step(`at ${size.width} by ${size.height}`, async () => {
      if (size !== sizes[first]) {
        await page.setViewportSize(size);
        await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
      }
      await check();
    });
}

/** The whole page with header, menu on narrow screens, and footer. */
const expectPageUncovered = (page: Page) =>
  atEachSize(page, async () => {
    await expectUncovered(page.locator('body'));
    const menu = page.getByRole('banner').locator('summary');
    if (!(await menu.isVisible())) return;
    await menu.click();
    await expectUncovered(page.getByRole('banner'));
    await menu.click();
  });

async function submit(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').first().click();
}

test("a visitor's failures cover nothing that can be used", async ({ page }) => {
  await failAt(page, '**/auth/v1/token?**', 'POST');
  await failAt(page, '**/auth/v1/signup**', 'POST');
  await failAt(page, '**/api/profile/v1/inquiries', 'POST');

  await openPage(page, '/auth');
  await page.getByLabel(t.email, { exact: true }).fill('dewi@mail.example');
  await page.getByLabel(t.password, { exact: true }).fill('not the password');
  await submit(page);
  await expectMessages(page, [accountTexts.en.signInFailed]);
  await expectPageUncovered(page);

  await page.locator('main').getByRole('link', { name: t.signUp, exact: true }).click();
  for (const name of ['firstName', 'lastName', 'email', 'password', 'confirmPassword'])
    await page.locator(`[name=${name}]`).fill(name === 'email' ? 'dewi@mail.example' : 'Dewi Rekaan');
  await submit(page);
  await expectMessages(page, [accountTexts.en.signInFailed, 'Sign up failed']);
  await expectPageUncovered(page);

  await openPage(page, '/contact-us');
  const [first, last, email, type, message] = contactTexts.en.fields;
  for (const name of [first, last, message]) await page.getByLabel(name, { exact: true }).fill('Ten signs.');
  await page.getByLabel(email, { exact: true }).fill('dewi@mail.example');
  await page.getByLabel(type, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: contactTexts.en.submit }).click();
  await expectMessages(page, ['Error']);
  await expectPageUncovered(page);
});

test("a signed-in user's failures cover nothing on a page", async ({ page, platform }) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await failAt(page, '**/api/profile/v1/profile', 'PATCH');
  await failAt(page, '**/functions/v1/xendit-payment', 'POST');

  await openPage(page, '/settings');
  await page.locator('[name=firstName]').fill('Dewi');
  await page.getByRole('button', { name: settings('name.submit') }).click();
  await expectMessages(page, ['Failed to update profile']);
  await expectPageUncovered(page);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: purchaseTexts.en.choose, exact: true }).click();
  await expectMessages(page, ['Payment Error']);
  await expectPageUncovered(page);

  await openProfile(page, 'en');
  await chooseCv(page, 'en', { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('A CV') });
  await expectMessages(page, [t.wrongType]);
  await expectPageUncovered(page);
});

test("a signed-in user's failures cover nothing of a dialog, and are closed without it", async ({
  page,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  for (const skill of ['SAP', 'Excel'])
    await addEntries(platform.url, account, { skills: { skill_name: skill, proficiency_level: null } });
  await restoreSession(page, platform, account);
  await failAt(page, '**/api/profile/v1/profile', 'PATCH');
  await failAt(page, '**/api/profile/v1/skill-order', 'PUT');
  const dialog = page.getByRole('dialog');
  await openProfile(page, 'en');

  await page.getByRole('button', { name: editingTexts.en.editDetails }).click();
  await dialog.getByLabel(editingTexts.en.position).fill('Planner');
  await dialog.getByRole('button', { name: editingTexts.en.save, exact: true }).click();
  await expectMessages(page, ['Failed to update profile']);
  await atEachSize(page, () => expectUncovered(dialog));
  await messagesOf(page).getByRole('button').click();
  await expect(messagesOf(page)).toHaveCount(0);
  await expect(dialog.getByLabel(editingTexts.en.position)).toHaveValue('Planner');

  await openProfile(page, 'en');
  await page.getByRole('button', { name: editing('order.titles.skills') }).click();
  await dialog.getByRole('button', { name: editing('order.save') }).click();
  await expectMessages(page, ['Failed to update profile']);
  await atEachSize(page, () => expectUncovered(dialog));

  await openProfile(page, 'en');
  await chooseCv(page, 'en', { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('A CV') });
  await expectMessages(page, [t.wrongType]);
  await page.getByRole('button', { name: profilePictureTexts.en.add }).click();
  await dialog.getByLabel(profilePictureTexts.en.file).setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A photo'),
  });
  // The first toast was open before the dialog, which hides the page behind it from assistive technology.
  await expect(page.locator('[data-toasts] > li')).toHaveCount(2);
  await atEachSize(page, () => expectUncovered(dialog));
});
