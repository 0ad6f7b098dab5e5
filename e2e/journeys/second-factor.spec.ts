import { type Language, localizedPath } from '@sabi/contracts/language';
import { type Account, restoreSession, sendPassword, signOut } from '../support/account';
import { AuthenticatorApp } from '../support/authenticator-app';
import { createVerifiedAccount } from '../support/operator';
import { secondFactorTexts } from '../texts/second-factor';
import { expect, type Page, test } from '../support/test';

const language: Language = 'en';
test(
  'an authenticator app is added, asked for, and each of its codes works once; a recovery code does instead',
  { tag: '@core' },
  async ({ page, platform }) => {
    const t = secondFactorTexts[language];
    const account = await createVerifiedAccount(platform);
    await restoreSession(page, platform, account);
    const { app, codes } = await addApp(page, language);
    const code = app.showCode(1);

    await signOut(page, language, account);
    await askForFactor(page, language, account);
    for (let tries = 0; tries < 5; tries += 1) {
      await sendCode(page, language, app.inventWrongCode());
      await expectRefused(page, t.code, t.wrongCode);
    }
    await sendCode(page, language, code);
    await expectSignedIn(page, account);

    await signOut(page, language, account);
    await askForFactor(page, language, account);
    await sendCode(page, language, code);
    await expectRefused(page, t.code, t.wrongCode);
    await page.getByRole('button', { name: t.useRecoveryCode }).click();
    await page.getByLabel(t.recoveryCode, { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expectSignedIn(page, account);
  },
);

/** Types the key into the app, and the app's code into the page. */
async function addApp(page: Page, language: Language): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  const t = secondFactorTexts[language];
  await page.goto(localizedPath(language, '/settings/security'));
  await page.getByRole('button', { name: t.add }).click();
  const adding = page.getByRole('dialog', { name: t.add });
  const app = new AuthenticatorApp(await adding.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText());
  await adding.getByLabel(t.firstCode).fill(app.inventWrongCode());
  await adding.getByRole('button', { name: t.verify }).click();
  await expect(adding.getByText(t.wrongFirstCode)).toBeVisible();
  await adding.getByLabel(t.firstCode).fill(app.showCode());
  await adding.getByRole('button', { name: t.verify }).click();
  const codesDialog = page.getByRole('dialog', { name: t.codes });
  const list = codesDialog.getByRole('list', { name: t.codeList }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  await codesDialog.getByRole('button', { name: t.kept }).click();
  await expect(page.getByText(t.added, { exact: true }).first()).toBeVisible();
  return { app, codes };
}

/** The password alone gives no access. */
async function askForFactor(page: Page, language: Language, account: Account): Promise<void> {
  await sendPassword(page, language, account);
  const t = secondFactorTexts[language];
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByLabel(t.code, { exact: true })).toBeFocused();
}

async function sendCode(page: Page, language: Language, code: string): Promise<void> {
  const t = secondFactorTexts[language];
  await page.getByLabel(t.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
}

/** The field shows the error and has the focus. */
async function expectRefused(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toBeFocused();
}

async function expectSignedIn(page: Page, { firstName }: Account): Promise<void> {
  await expect(page).not.toHaveURL(/\/auth(?:[?#]|$)/);
  await expect(page.getByRole('banner').getByRole('button', { name: firstName, exact: true })).toBeVisible();
}
