import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openPage } from '../support/public-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatHistoryTexts } from '../texts/chat-history';

// Requirements, D8: conversations are kept for accounts, and people take over from the bot.

// What fades in has arrived at once: the colours that are measured are those people read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log = (page: Page) => page.getByRole('log');

const language: Language = 'en';
const t = chatHistoryTexts[language];
const ask = async (page: Page) => {
  const input = page.getByRole('textbox', { name: t.message });
  await input.fill(t.question);
  await input.press('Enter');
  await expect(log(page)).toContainText(t.answer);
  await expect(input).toBeEnabled();
};

test('a chat is found again after a reload, gone on with, deleted and brought back', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openPage(page, localizedPath(language, '/company-solution'));
  await expect(button(page, t.chats)).toBeVisible();
  await ask(page);
  await page.reload();
  await expect(log(page)).not.toContainText(t.answer);
  await button(page, t.chats).click();
  await expect(page.getByRole('heading', { name: t.chats })).toBeFocused();
  await expectNoBarrier(page, 'the chats of an account');
  await page.getByRole('button', { name: new RegExp(`^${t.question.replace('?', '\\?')}`) }).click();
  await expect(log(page)).toContainText(t.answer);
  await expect(page.getByRole('textbox', { name: t.message })).toBeFocused();
  await button(page, t.newChat).click();
  await expect(log(page)).not.toContainText(t.answer);
  await button(page, t.chats).click();
  await page.getByRole('button', { name: t.remove }).click();
  await expect(page.getByText(t.removed)).toBeVisible();
  await expect(page.getByText(t.none)).toBeVisible();
  await expectNoBarrier(page, 'the chats of an account, deleted');
  await button(page, t.undo).click();
  await expect(page.getByRole('button', { name: t.remove })).toBeVisible();
  await expect(page.getByText(t.none)).toHaveCount(0);
});

test('an answer is told once to who does not see it, and its source leads to a part of the page', async ({
  page,
}) => {
  await openPage(page, localizedPath(language, '/company-solution'));
  await expect(button(page, t.person)).toBeVisible();
  await ask(page);
  const told = page.getByRole('main').getByRole('status').filter({ hasText: t.speaker });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(t.answer);
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await log(page).locator('a[href$="#process"]').click();
  await expect(page).toHaveURL(/#process$/);
  await expect(page.locator('#process')).toBeFocused();
  await expect(page.locator('#process')).toBeInViewport();
});

test('a person gets the chat as a message that the visitor still may change', async ({ page }) => {
  await openPage(page, localizedPath(language, '/company-solution'));
  await expect(button(page, t.person)).toBeVisible();
  await ask(page);
  await button(page, t.person).click();
  const whatsApp = page.getByRole('region', { name: t.person }).getByRole('link', { name: 'WhatsApp' });
  await expectNoBarrier(page, 'the ways from a chat to a person');
  await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(t.question)));
  await page.getByRole('link', { name: t.write }).click();
  await expect(page).toHaveURL(/contact-us\?type=company#message$/);
  const message = page.getByRole('textbox', { name: t.field, exact: true });
  await expect(message).toHaveValue(new RegExp(`^${t.heading}`));
  await expect(message).toHaveValue(new RegExp(t.answer));
  await expect(message).toBeEditable();
});

for (const width of [320, 360, 414]) {
  test(`at ${width} px WhatsApp lies over nothing to press of a chat`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, '/company-solution');
    await expect(button(page, chatHistoryTexts.en.person)).toBeVisible();
    await button(page, chatHistoryTexts.en.person).click();
    const corner = await page.locator('a[href^="https://wa.me"][class*="button"]').last().boundingBox();
    const chat = page.locator('#consultant');
    await expect(chat.getByRole('link', { name: chatHistoryTexts.en.write })).toBeVisible();
    for (const control of await chat.locator('a, button, input:not([type=hidden])').all()) {
      const box = await control.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(corner?.x ?? 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
