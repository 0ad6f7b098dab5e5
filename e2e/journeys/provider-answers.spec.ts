import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { providerAnswersTexts } from '../texts/provider-answers';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'id';
const [t, own] = [texts[language], providerAnswersTexts[language]];

test(
  'a new user from Google has no kind of account yet, and chooses one',
  { tag: '@core' },
  async ({ page }) => {
    await leaveFor(page, language);
    await identify(page, `${randomUUID()}@example.com`);
    const dialog = page.getByRole('dialog', { name: t.completeProfile });
    await dialog.getByText(t.talent, { exact: true }).click();
    await dialog.getByLabel(t.firstName).fill('Ayu');
    await dialog.getByLabel(t.lastName).fill('Lestari');
    await dialog.getByRole('button', { name: t.submitProfile }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting('Ayu'));
  },
);

test('a refusal at the provider leads back to the same form with a message; an account with the same address is linked and signed in', async ({
  page,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  await leaveFor(page, language, '/auth?mode=sign-up&as=recruiter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === localizedPath(language, '/auth') && searchParams.get('as') === 'recruiter',
  );
  const main = page.getByRole('main');
  await expect(main.getByText(own.refused)).toBeVisible();
  await expect(main.getByText(own.failed, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await identify(page, account.email);
  await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting(account.firstName));
  await page.goto(localizedPath(language, '/settings/sign-in'));
  const google = page
    .getByRole('region', { name: own.methods })
    .getByRole('listitem')
    .filter({ hasText: 'Google' });
  await expect(google).toContainText(own.linked);
});

async function leaveFor(page: Page, language: Language, path = '/auth'): Promise<void> {
  await openIn(page, language, path);
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with Google');
}

/** Chooses an identity with a verified address on the provider's page. */
async function identify(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ayu Lestari');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/has verified this address/).setChecked(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
