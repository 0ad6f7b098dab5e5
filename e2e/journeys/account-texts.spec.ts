import { type Language } from '@sabi/contracts/language';
import { delayNextRequest } from '../support/delay-next-request';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { accountTexts } from '../texts/account';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'en';
const [t, own] = [texts[language], accountTexts[language]];

test('signing in says what it does and what came of it', { tag: '@core' }, async ({ page, platform }) => {
  const { email, password } = await createVerifiedAccount(platform);
  await openIn(page, language, '/auth');
  const field = page.getByLabel(t.password, { exact: true });
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await field.fill('not the password');
  await expectShowAndHide(page, t.password, own);
  await field.press('Enter');
  await expectToast(page, own.signInFailed, own.wrongCredentials);

  const refuse = { status: 400, json: {} };
  await page.route('**/auth/v1/token?**', (route) => route.fulfill(refuse), { times: 1 });
  await field.press('Enter');
  await expectToast(page, own.signInFailed, own.failedText);

  await field.fill(password);
  const release = await delayNextRequest(page, '**/auth/v1/token?**');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: own.signingIn, exact: true })).toBeVisible();
  release();
  await expectToast(page, own.welcome, own.signedIn);
});

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: text });
  await expect(toast.last()).toBeVisible();
}

async function expectShowAndHide(
  page: Page,
  label: string,
  { show, hide }: { show: string; hide: string },
): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: show, exact: true }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: hide, exact: true }).click();
  await expect(field).toHaveAttribute('type', 'password');
}
