import { type Language } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
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

// What fades in has arrived at once: the colours that are measured are those people read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What opens over or inside a public page, and how. */
const openings: Record<string, (page: Page, language: Language) => Promise<unknown>> = {
  'the promotion': async (page, language) => {
    await page.clock.install();
    await openIn(page, language, '/');
    await waitForPromo(page, language);
  },
  'the testimonials of talents': async (page, language) => {
    await openIn(page, language, '/');
    await page.getByRole('tab', { name: publicTexts[language].talents }).click();
  },
  'the talent consultant, with the gate shown': async (page, language) => {
    await openIn(page, language, '/talent-solution');
    await page.getByRole('button', { name: publicTexts[language].askConsultant }).click();
    await chatUntilGated(page.getByRole('dialog'), language);
  },
  'the company consultant, with the gate shown': async (page, language) => {
    await openIn(page, language, '/company-solution');
    await chatUntilGated(page.getByRole('main'), language);
  },
  'a shortened CV analysis': analyzeCv,
  'a whole CV analysis': async (page, language) => {
    await answerWithWholeAnalysis(page);
    await analyzeCv(page, language);
  },
  'a form with mistakes': async (page, language) => {
    await openIn(page, language, '/contact-us');
    await page.getByRole('button', { name: publicTexts[language].sendMessage }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a message that was sent': async (page, language) => {
    await openIn(page, language, '/contact-us');
    await fillContactForm(page, language);
    await expect(page.getByText(publicTexts[language].sent).first()).toBeVisible();
    await page.keyboard.press('F8'); // who reads a toast keeps it
  },
  'the menu of a phone': async (page, language) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, language, '/');
    await page.locator('header summary').click();
  },
  'the share menu': async (page, language) => {
    await openIn(page, language, '/blog/design-industry');
    await page.getByRole('button', { name: publicTexts[language].share }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
};

const language: Language = 'id';
for (const [name, open] of Object.entries(openings)) {
  test(`axe finds no barrier in ${name}`, async ({ page }) => {
    await open(page, language);
    await expectNoBarrier(page, name);
  });
}

test('axe finds no barrier in the menu of an account', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openIn(page, language, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Dewi' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoBarrier(page, 'account menu');
});

test('axe finds no barrier where a profile is completed', async ({ page, platform }) => {
  const account = await createMember(platform, {});
  await openIn(page, language, '/auth');
  await page.getByLabel(texts[language].email, { exact: true }).fill(account.email);
  await page.getByLabel(texts[language].password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: texts[language].signIn, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts[language].completeProfile })).toBeVisible();
  await expectNoBarrier(page, 'dialog that completes a profile');
});

async function fillContactForm(page: Page, language: Language): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=message]') });
  await form.locator('[name=first_name]').fill('Dewi');
  await form.locator('[name=last_name]').fill('Rekaan');
  await form.locator('[name=email]').fill('dewi@example.com');
  await form.locator('[name=inquiry_type]').selectOption('general');
  await form.locator('[name=message]').fill('Do you also recruit in Jayapura?');
  await form.getByRole('button', { name: publicTexts[language].sendMessage }).click();
}
