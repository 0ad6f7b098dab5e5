import type { Language } from '@sabi/contracts/language';
import { localizedPath } from '@sabi/contracts/language';
import { findLink } from '../support/mailbox';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';
import { inventAccount, talentData } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { forgottenPasswordTexts } from '../texts/forgotten-password';

const language: Language = 'id';
test(
  'a forgotten password is replaced by the link of a mail, once',
  { tag: '@core' },
  async ({ page, platform, mailbox }) => {
    const [t, own] = [texts[language], forgottenPasswordTexts[language]];
    const { email, accessToken } = await createVerifiedAccount(platform, {
      ...talentData(inventAccount()),
      language, // its mails have this language
    });
    const known = (await mailbox.listMails(email)).length;
    const choose = async (password: string) => {
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByLabel(own.confirm, { exact: true }).fill(password);
      await page.getByRole('button', { name: own.save }).click();
    };

    await openIn(page, language, '/auth');
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByRole('link', { name: own.forgot }).click();
    await expect(page).toHaveURL(localizedPath(language, '/auth/forgot-password'));
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
    await page.getByRole('button', { name: own.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.sent })).toBeFocused();
    await expect.poll(async () => (await mailbox.listMails(email)).length).toBeGreaterThan(known);
    const link = findLink(await mailbox.waitForMail(email));

    await page.goto(link);
    await choose('password1');
    await expect(page.getByText(own.weak)).toBeVisible();
    await choose('another horse battery');
    await expect(page.getByText(own.ended)).toBeVisible();
    const answer = await fetch(`${platform.url}/auth/v1/user`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(403);
    await page.getByRole('button', { name: own.continue }).click();
    await expect(page).toHaveURL(localizedPath(language, '/dashboard'));

    await page.goto(link);
    await expect(page.getByText(own.used)).toBeVisible(); // before the new password is typed
  },
);
