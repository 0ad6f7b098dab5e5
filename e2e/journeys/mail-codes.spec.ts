import { type Language, localizedPath } from '@sabi/contracts/language';
import { mailLinkTexts } from '../texts/mail-links';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'en';
const [t, own] = [texts[language], mailLinkTexts[language]];

test(
  'the code of a mail signs in where its link was asked for',
  { tag: '@core' },
  async ({ page, platform, mailbox }) => {
    const account = await createVerifiedAccount(platform);
    await openIn(page, language, '/auth/magic-link');
    await page.getByLabel(t.email, { exact: true }).fill(account.email);
    await page.getByRole('button', { name: own.sendLink }).click();
    const code = await mailbox.waitForCode(account.email);
    const field = page.getByLabel(own.code);
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: own.codeButton }).click();
    await expect(field).toHaveAccessibleDescription(own.wrongCode);
    await expect(field).toBeFocused();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: own.codeButton }).click();
    await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
  },
);
