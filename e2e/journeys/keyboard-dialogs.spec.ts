import { type Account } from '../support/account';
import { expectFocusIn, expectFocusStaysIn, tabTo } from '../support/keyboard';
import {
  analyzeCv,
  answerWithWholeAnalysis,
  chatUntilGated,
  openIn,
  waitForPromo,
} from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const t = publicTexts.en;

test('the promotion takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
  await page.clock.install();
  await openIn(page, 'en', '/');
  const link = page.getByRole('link', { name: 'Get started' });
  await tabTo(page, link);
  const dialog = await waitForPromo(page, 'en');
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('Enter on a way out of the promotion takes it', async ({ page }) => {
  await page.clock.install();
  await openIn(page, 'en', '/');
  const dialog = await waitForPromo(page, 'en');
  await tabTo(page, dialog.getByRole('link', { name: 'I am hiring' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company-solution');
  await expect(dialog).toBeHidden();
});

test('the talent consultant opens by Enter, answers, and closes on Escape where it was opened', async ({
  page,
}) => {
  await openIn(page, 'en', '/talent-solution');
  const button = page.getByRole('button', { name: t.askConsultant });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  const unlock = await chatUntilGated(dialog, 'en');
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, unlock);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});

test('the gate of the company consultant is reached from where one wrote', async ({ page }) => {
  await openIn(page, 'en', '/company-solution');
  const unlock = await chatUntilGated(page.getByRole('main'), 'en');
  await expect(unlock).toBeFocused();
});

test('a whole CV analysis closes on Escape, and the button has the focus again', async ({ page }) => {
  await answerWithWholeAnalysis(page);
  const dialog = await analyzeCv(page, 'en');
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t.analyze })).toBeFocused();
});

test('a shortened CV analysis stays on Escape and leads to sign up', async ({ page }) => {
  const dialog = await analyzeCv(page, 'en');
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth?mode=sign-up');
});

test(
  'a profile is completed by keys alone, and not by Escape',
  { tag: '@core' },
  async ({ page, platform }) => {
    await signInByKeys(page, await createMember(platform, {}));
    const dialog = page.getByRole('dialog', { name: texts.en.completeProfile });
    await expect(dialog).toBeVisible();
    await expectFocusIn(dialog);
    await expectFocusStaysIn(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel(texts.en.firstName));
    await page.keyboard.type('Ratna');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rekaan');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  },
);

async function signInByKeys(page: Page, { email, password }: Account): Promise<void> {
  await openIn(page, 'en', '/auth');
  await tabTo(page, page.getByLabel(texts.en.email, { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
