import { type Language, localizedPath } from '@sabi/contracts/language';
import { signIn, signOut } from '../support/account';
import { messagesOf } from '../support/messages';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { passkeyTexts } from '../texts/passkey';
import { texts } from '../texts/common';
import { VirtualAuthenticator } from '../support/virtual-authenticator';
import { openIn } from '../support/visitor-steps';

// A passkey requires a host name, not an IP address.
test.use({
  baseURL: async ({ platform }, use) => use(platform.url.replace('127.0.0.1', 'localhost')),
});

const language: Language = 'en';
test(
  'a passkey is made, signs in without a password, and can be taken back',
  { tag: '@core' },
  async ({ page, platform }) => {
    const t = passkeyTexts[language];
    const device = await VirtualAuthenticator.addTo(page);
    const account = await createVerifiedAccount(platform);
    await signIn(page, language, account);
    await page.goto(localizedPath(language, '/settings/security'));
    const passkeys = page.getByRole('region', { name: t.section, exact: true });
    await expect(passkeys.getByText(t.empty)).toBeVisible();

    await device.setOwnerWilling(false);
    await passkeys.getByRole('button', { name: t.add }).click();
    await expect(passkeys.getByText(t.notMade)).toBeVisible();
    await device.setOwnerWilling(true);
    await passkeys.getByRole('button', { name: t.add }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
    await passkeys.getByRole('button', { name: t.add }).click();
    await expect(passkeys.getByText(t.known)).toBeVisible();

    await signOut(page, language, account);
    await openIn(page, language, '/auth');
    const withPasskey = page.getByRole('button', { name: t.signIn, exact: true });
    await device.setOwnerWilling(false);
    await withPasskey.click();
    await expect(messagesOf(page).filter({ hasText: t.failed })).toContainText(t.cancelled);
    await device.setOwnerWilling(true);
    await withPasskey.click();
    await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language].greeting(account.firstName),
    );

    await page.goto(localizedPath(language, '/settings/security'));
    await passkeys.getByRole('button', { name: t.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(passkeys.getByText(t.empty)).toBeVisible();
    await signOut(page, language, account);
    await openIn(page, language, '/auth');
    await withPasskey.click();
    await expect(messagesOf(page).filter({ hasText: t.failed })).toContainText(t.refused);
  },
);
