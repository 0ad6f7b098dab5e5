import { type Account } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { expectFocusIn, expectFocusStaysIn, tabTo } from '../support/keyboard';
import {
  analyzeCv,
  answerWithWholeAnalysis,
  chatUntilGated,
  openIn,
  waitForPromo,
} from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const t = publicTexts.en;

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on home the other testimonials hold no barrier, nor does the promotion: it takes and keeps the focus, and Enter takes a way out', async ({
  page,
}) => {
  await page.clock.install();
  await openIn(page, 'en', '/');
  await page.getByRole('tab', { name: t.talents }).click();
  await expectAccessible(page, 'testimonials of talents');
  const dialog = await waitForPromo(page, 'en');
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await expectAccessible(page, 'promotion');
  await tabTo(page, dialog.getByRole('link', { name: t.hiring }));
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
  await expectAccessible(page, 'talent consultant with the gate shown');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, unlock);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});

test('a whole CV analysis closes on Escape, and the button has the focus again; a shortened one stays and leads to sign up', async ({
  page,
}) => {
  await answerWithWholeAnalysis(page);
  const whole = await analyzeCv(page, 'en');
  await expectFocusIn(whole);
  await expectFocusStaysIn(page, whole);
  await expectAccessible(page, 'whole CV analysis');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(page.getByRole('button', { name: t.analyze })).toBeFocused();

  await page.unrouteAll();
  await page.keyboard.press('Enter');
  const shortened = page.getByRole('dialog');
  await expectFocusIn(shortened);
  await expectFocusStaysIn(page, shortened);
  await expectAccessible(page, 'shortened CV analysis');
  await page.keyboard.press('Escape');
  await expect(shortened).toBeVisible();
  await expect(shortened.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth?mode=sign-up');
});

test(
  'a profile is completed by keys alone, and not by Escape',
  { tag: '@core' },
  async ({ page, platform }) => {
    await signInByKeys(page, await createVerifiedAccount(platform, {}));
    const dialog = page.getByRole('dialog', { name: texts.en.completeProfile });
    await expect(dialog).toBeVisible();
    await expectFocusIn(dialog);
    await expectFocusStaysIn(page, dialog);
    await expectAccessible(page, 'dialog that completes a profile');
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
