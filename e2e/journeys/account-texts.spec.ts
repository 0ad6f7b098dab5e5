import { type Language } from '@sabi/contracts/language';
import { inventAccount } from '../support/account';
import { holdNext } from '../support/hold-next';
import { askAsOperator, createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { accountTexts } from '../texts/account';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'en';
const [t, own] = [texts[language], accountTexts[language]];

test('signing in says what it does and what came of it', { tag: '@core' }, async ({ page, platform }) => {
  const { email, password } = await createMember(platform);
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
  await expectToast(page, own.signInFailed, own.withoutWords);

  await field.fill(password);
  const release = await holdNext(page, '**/auth/v1/token?**');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: own.signingIn, exact: true })).toBeVisible();
  release();
  await expectToast(page, own.welcome, own.signedIn);
});

test('signing up says what is wrong with a password, and what to do next', async ({ page }) => {
  const { email, password, firstName, lastName } = inventAccount();
  await openIn(page, language, '/auth?mode=sign-up');
  await page.getByLabel(t.firstName).fill(firstName);
  await page.getByLabel(t.lastName).fill(lastName);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  const field = page.getByLabel(t.password, { exact: true });
  const confirmation = page.getByLabel(t.confirmPassword, { exact: true });
  const choose = async (chosen: string, again = chosen) => {
    await field.fill(chosen);
    await confirmation.fill(again);
    await confirmation.press('Enter');
  };

  await choose('abc12', 'abc13');
  await expect(field).toHaveAccessibleDescription(new RegExp(own.short));
  await expect(confirmation).toHaveAccessibleDescription(own.differ);
  await expectShowAndHide(page, t.password, own);
  await expectShowAndHide(page, t.confirmPassword, { show: own.showConfirm, hide: own.hideConfirm });
  await choose('password1');
  await expectToast(page, own.signUpFailed, own.weak);
  await expect(field).toBeFocused();

  const release = await holdNext(page, '**/auth/v1/signup**');
  await choose(password);
  await expect(page.getByRole('button', { name: own.creating, exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: own.created })).toBeFocused();
  await expect(page.getByText(own.checkMail)).toBeVisible();
});

test('completing a profile says what it does and that it is done', async ({ page, platform }) => {
  const { email, password, firstName, lastName } = inventAccount();
  await askAsOperator(platform, '/admin/users', { email, password, email_confirm: true });
  await openIn(page, language, '/auth');
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByLabel(t.password, { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t.completeProfile });
  await dialog.getByLabel(t.firstName).fill(firstName);
  await page.keyboard.press('Escape'); // it has to be answered
  await dialog.getByLabel(t.lastName).fill(lastName);
  await spoilNextToken(page, '**/api/profile/v1/profile');
  await dialog.getByRole('button', { name: t.submitProfile }).click();
  // A toast says it as well, outside of the dialog that holds whoever reads by ear.
  await expect(dialog.getByRole('alert')).toContainText(own.notCompleted);
  await expect(dialog.getByRole('alert')).toContainText(own.noUser);
  await expect(dialog.getByLabel(t.lastName)).toHaveValue(lastName);
  const release = await holdNext(page, '**/api/profile/v1/profile');
  await dialog.getByRole('button', { name: t.submitProfile }).click();
  await expect(dialog.getByRole('button', { name: own.completing, exact: true })).toBeVisible();
  release();
  await expectToast(page, own.completed, own.setUp);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting(firstName));
});

/** The service itself refuses the next request: its token is of no session. */
async function spoilNextToken(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer of.nobody.any' } }),
    { times: 1 },
  );
}

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
