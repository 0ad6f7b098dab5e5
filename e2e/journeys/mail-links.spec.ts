import { randomUUID } from 'node:crypto';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { inventAccount, restoreSession } from '../support/account';
import { mailLinkTexts } from '../texts/mail-links';
import { inLanguage, scanLink } from '../support/mail-scanner';
import { askAsOperator, createMember, makeLink } from '../support/operator';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'en';
const [t, own] = [texts[language], mailLinkTexts[language]];

test(
  'a link to sign in works after a scanner has opened it, and once',
  { tag: '@core' },
  async ({ page, browser, platform, mailbox }) => {
    const account = await createMember(platform);
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

test('a link that was replaced and one that was never right are told apart', async ({ page, platform }) => {
  const { email } = await createMember(platform);
  const replaced = inLanguage(language, await makeLink(platform, 'magiclink', { email }));
  await makeLink(platform, 'magiclink', { email });
  await page.goto(replaced);
  await page.getByRole('button', { name: own.signMeIn }).click();
  await expect(page.getByText(own.expired)).toBeVisible();

  const wrong = new URL(replaced);
  wrong.searchParams.set('token', randomUUID());
  await page.goto(wrong.href);
  await page.getByRole('button', { name: own.signMeIn }).click();
  await expect(page.getByText(own.wrong)).toBeVisible();
});

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

test('an address is changed once both have agreed, scanners or not', async ({
  page,
  browser,
  platform,
  mailbox,
}) => {
  const account = await createMember(platform);
  const newEmail = `${randomUUID()}@example.com`;
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/settings/sign-in'));
  await page.getByLabel(own.newEmail).fill(newEmail);
  await page.getByRole('button', { name: own.changeEmail }).click();
  await expect(page.getByText(own.pending(newEmail))).toBeVisible();

  for (const [address, outcome] of [
    [account.email, own.halfway],
    [newEmail, own.changed],
  ] as const) {
    const link = inLanguage(language, await mailbox.waitForLink(address));
    await scanLink(browser, link, own.confirmChange);
    await page.goto(link);
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

/** The server waits by its own clock, so the page's cannot be turned; both languages wait together. */
test('another mail can be asked for once the countdown has ended, and its link counts', async ({
  browser,
  platform,
  mailbox,
}) => {
  const askTwice = async (language: Language) => {
    const [t, own] = [texts[language], mailLinkTexts[language]];
    const { email } = await createMember(platform);
    const page = await browser.newPage({ baseURL: platform.url });
    await openIn(page, language, '/auth/magic-link');
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: own.sendLink }).click();
    const first = await mailbox.waitForLink(email);
    const again = page.getByRole('button', { name: own.resend });
    await expect(again).toBeDisabled();
    await expect(page.getByText(own.wait)).toBeVisible();
    await expect(again).toBeEnabled({ timeout: 75_000 });
    await expect(page.getByText(own.wait)).toBeHidden();
    await again.click();
    const second = await mailbox.waitForLink(email, [first]);
    await expect(again).toBeDisabled();
    await page.goto(inLanguage(language, second));
    await page.getByRole('button', { name: own.signMeIn }).click();
    await expect(page).toHaveURL(`${platform.url}${localizedPath(language, '/dashboard')}`);
    await page.close();
  };
  await Promise.all(languages.map(askTwice));
});
