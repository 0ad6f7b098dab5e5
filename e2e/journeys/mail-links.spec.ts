import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { inventAccount, restoreSession } from '../support/account';
import { mailLinkTexts } from '../texts/mail-links';
import { inLanguage, scanLink } from '../support/mail-scanner';
import { askAsOperator, createVerifiedAccount, makeLink } from '../support/operator';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'en';
const [t, own] = [texts[language], mailLinkTexts[language]];

test(
  'a link to sign in works after a scanner has opened it, and once',
  { tag: '@core' },
  async ({ page, browser, platform, mailbox }) => {
    const account = await createVerifiedAccount(platform);
    await openIn(page, language, '/auth');
    await page.getByRole('link', { name: own.askByMail }).click();
    await expect(page.getByRole('button', { name: own.sendLink })).toBeEnabled(); // the page has changed
    await page.getByLabel(t.email, { exact: true }).fill(account.email);
    await page.getByRole('button', { name: own.sendLink }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.sent })).toBeFocused();
    await expect(page.getByRole('button', { name: own.resend })).toBeDisabled();
    await expect(page.getByText(own.wait)).toBeVisible();

    const link = inLanguage(language, await mailbox.waitForLink(account.email));
    await scanLink(browser, link, own.signMeIn);
    await page.goto(link);
    await page.getByRole('button', { name: own.signMeIn }).click();
    await expect(page).toHaveURL(localizedPath(language, '/dashboard'));

    await page.goto(link);
    await page.getByRole('button', { name: own.signMeIn }).click();
    await expect(page.getByText(own.used)).toBeVisible();
    await expect(page.getByText(own.signInUsed)).toBeVisible();
  },
);

test(
  'an address is verified by the link of the mail after a scanner has opened it',
  { tag: '@core' },
  async ({ page, browser, platform }) => {
    const { email, password } = inventAccount();
    const link = inLanguage(language, await makeLink(platform, 'signup', { email, password }));
    await scanLink(browser, link, t.verify);
    await page.goto(link);
    await page.getByRole('button', { name: t.verify }).click();
    await expect(page.getByRole('dialog', { name: t.completeProfile })).toBeVisible();
  },
);

test('an address is changed once both have agreed', async ({ page, platform, mailbox }) => {
  const account = await createVerifiedAccount(platform);
  const newEmail = `${randomUUID()}@example.com`;
  const asked = await page.request.put('/auth/v1/user', {
    headers: { Authorization: `Bearer ${account.accessToken}` },
    data: { email: newEmail },
  });
  expect(asked.ok()).toBe(true);
  await restoreSession(page, platform, account);
  for (const [address, outcome] of [
    [account.email, own.halfway],
    [newEmail, own.changed],
  ] as const) {
    await page.goto(inLanguage(language, await mailbox.waitForLink(address)));
    await page.getByRole('button', { name: own.confirmChange }).click();
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await page.goto(localizedPath(language, '/settings/sign-in'));
  await expect(page.getByText(own.signedInWith(newEmail))).toBeVisible();
});

test(
  'an invitation is accepted after a scanner has opened it, and leads to a profile',
  { tag: '@core' },
  async ({ page, browser, platform, mailbox }) => {
    const { email, password, firstName, lastName } = inventAccount();
    await askAsOperator(platform, '/invite', { email });
    const link = inLanguage(language, await mailbox.waitForLink(email));
    await scanLink(browser, link, own.accept);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: own.acceptTitle })).toBeVisible();
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.confirmPassword, { exact: true }).fill(password);
    await page.getByRole('button', { name: own.accept }).click();
    const dialog = page.getByRole('dialog', { name: t.completeProfile });
    await dialog.getByText(t.talent, { exact: true }).click();
    await dialog.getByLabel(t.firstName).fill(firstName);
    await dialog.getByLabel(t.lastName).fill(lastName);
    await dialog.getByRole('button', { name: t.submitProfile }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting(firstName));
  },
);
