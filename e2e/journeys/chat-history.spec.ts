import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { openPage } from '../support/public-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatHistoryTexts } from '../texts/chat-history';

// Requirements, D8: conversations of accounts are stored.

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log = (page: Page) => page.getByRole('log');

const language: Language = 'en';
const t = chatHistoryTexts[language];
const say = async (page: Page, text: string) => {
  const input = page.getByRole('textbox', { name: t.message });
  await input.fill(text);
  await input.press('Enter');
};

test('a chat of an account is counted, stopped, found again after a reload, deleted and brought back', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openPage(page, localizedPath(language, '/company-solution'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const input = page.getByRole('textbox', { name: t.message });
  await test.step('what is left is counted', async () => {
    await expect(page.getByText(t.left)).toContainText('100');
    await say(page, t.question);
    await expect(log(page)).toContainText(t.answer);
    await expect(page.getByText(t.left)).toContainText('99');
  });
  await test.step('an answer ends where it is stopped', async () => {
    await say(page, t.plans);
    await expect(log(page)).toContainText(t.firstOfPlans);
    await button(t.stop).click();
    await expect(log(page)).toContainText(t.stopped);
    await expect(log(page)).not.toContainText(t.lastOfPlans);
    await expect(input).toBeFocused();
    await expect(input).toBeEnabled();
  });
  await test.step('the chat is found again', async () => {
    await page.reload();
    await expect(log(page)).not.toContainText(t.answer);
    await button(t.chats).click();
    await expect(page.getByRole('heading', { name: t.chats })).toBeFocused();
    await expectAccessible(page, 'the chats of an account');
    await page.getByRole('button', { name: new RegExp(`^${t.question.replace('?', '\\?')}`) }).click();
    await expect(log(page)).toContainText(t.answer);
    await expect(input).toBeFocused();
  });
  await test.step('it is deleted and brought back', async () => {
    await button(t.newChat).click();
    await expect(log(page)).not.toContainText(t.answer);
    await button(t.chats).click();
    await page.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.removed)).toBeVisible();
    await expect(page.getByText(t.none)).toBeVisible();
    await expectAccessible(page, 'the chats of an account, deleted');
    await button(t.undo).click();
    await expect(page.getByRole('button', { name: t.remove })).toBeVisible();
    await expect(page.getByText(t.none)).toHaveCount(0);
  });
});
