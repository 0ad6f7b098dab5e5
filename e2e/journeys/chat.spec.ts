import { type Language, localizedPath } from '@sabi/contracts/language';
import { expectAccessible } from '../support/accessibility-checks';
import { openPage } from '../support/public-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatTexts } from '../texts/chat';
import { texts as account } from '../texts/common';

// Specification, sections 4, 8 and 9; requirements, D8 and T20: the service answers two messages and gates the third.

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log = (page: Page) => page.getByRole('log');

const language: Language = 'en';
const t = chatTexts[language];
const input = (page: Page) => page.getByRole('textbox', { name: t.message });
const say = async (page: Page, text: string) => {
  await input(page).fill(text);
  await page.keyboard.press('Enter');
};

test(
  'talent: two answers, then a teaser that leads to an account and the conversation goes on',
  { tag: '@core' },
  async ({ page, platform }) => {
    const { email, password } = await createVerifiedAccount(platform);
    await openPage(page, localizedPath(language, '/talent-solution'));
    await page.getByRole('button', { name: t.open }).click();
    for (const index of [0, 1]) {
      await say(page, t.questions[index] ?? '');
      await expect(log(page)).toContainText(t.answers[index] ?? '');
    }
    await say(page, t.questions[2]);
    await page.getByRole('link', { name: t.unlock }).click();
    await expect(page).toHaveURL(localizedPath(language, '/auth'));
    await page.getByLabel(account[language].email, { exact: true }).fill(email);
    await page.getByLabel(account[language].password, { exact: true }).fill(password);
    await page.getByRole('button', { name: account[language].signIn, exact: true }).click();
    await expect(page).toHaveURL(localizedPath(language, '/talent-solution'));
    for (const text of [...t.questions, ...t.answers]) await expect(log(page)).toContainText(text);
    await expect(input(page)).toBeEnabled();
    await page.getByRole('button', { name: t.close }).click();
    await expect(log(page)).toHaveCount(0);
    await page.getByRole('button', { name: t.open }).click();
    await expect(log(page)).toContainText(t.answers[2]);
  },
);

test('company: an answer is read while it is written and after a reload, and leads to a part of the page and to a person', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ai-consultant')) asked.push(request.method());
  });
  await openPage(page, localizedPath(language, '/company-solution'));
  await test.step('a reload in the middle of an answer', async () => {
    await say(page, t.plans);
    await expect(log(page)).toContainText(t.firstOfPlans);
    await page.reload();
    for (const text of [t.plans, t.firstOfPlans, t.lastOfPlans]) await expect(log(page)).toContainText(text);
    await expect(input(page)).toBeEnabled();
    expect(asked).toEqual(['POST', 'GET']);
  });
  await test.step('the source of an answer', async () => {
    await say(page, t.questions[2]);
    await expect(log(page)).toContainText(t.answers[2]);
    await expect(input(page)).toBeEnabled();
    await log(page).locator('a[href$="#process"]').last().click();
    await expect(page).toHaveURL(/#process$/);
    await expect(page.locator('#process')).toBeFocused();
    await expect(page.locator('#process')).toBeInViewport();
  });
  await test.step('the ways to a person', async () => {
    await page.getByRole('button', { name: t.person, exact: true }).click();
    const whatsApp = page.getByRole('region', { name: t.person }).getByRole('link', { name: 'WhatsApp' });
    await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(t.questions[2])));
    await expectAccessible(page, 'the ways from a chat to a person');
    for (const width of [320, 360, 414]) await expectClearOfWhatsApp(page, width);
    await page.getByRole('link', { name: t.write }).click();
    await expect(page).toHaveURL(/contact-us\?type=company#message$/);
    const message = page.getByRole('textbox', { name: t.field, exact: true });
    await expect(message).toHaveValue(new RegExp(`^${t.heading}`));
    await expect(message).toHaveValue(new RegExp(t.answers[2]));
    await expect(message).toBeEditable();
  });
});

/** The WhatsApp button in the corner covers no control of the chat. */
async function expectClearOfWhatsApp(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const corner = await page.locator('a[href^="https://wa.me"][class*="button"]').last().boundingBox();
  const chat = page.locator('#consultant');
  await expect(chat.getByRole('link', { name: t.write })).toBeVisible();
  for (const control of await chat.locator('a, button, input:not([type=hidden])').all()) {
    const box = await control.boundingBox();
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(corner?.x ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
