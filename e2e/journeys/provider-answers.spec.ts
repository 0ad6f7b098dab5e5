import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { providerAnswersTexts } from '../texts/provider-answers';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

type ProviderName = 'Google' | 'LinkedIn';

const language: Language = 'id';
const [t, own] = [texts[language], providerAnswersTexts[language]];

test('what a provider does not give is told where one signs in', async ({ page, platform }) => {
  for (const provider of ['Google', 'LinkedIn'] as const) {
    await leaveFor(page, language, provider);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectTold(page, language, own.refused);
  }
  await leaveFor(page, language, 'Google');
  await identify(page, { email: `${randomUUID()}@example.com`, isShared: false });
  await expectTold(page, language, own.withoutEmail);

  const { email } = await createMember(platform);
  await leaveFor(page, language, 'Google');
  await identify(page, { email, isVerified: false });
  await expectTold(page, language, own.unverified);
});

test('a sign-in that another browser has begun is not finished here', async ({ page, browser }) => {
  await leaveFor(page, language, 'Google');
  const answer = page.waitForRequest((request) => request.url().includes('/auth/v1/callback?'));
  await page.route('**/auth/v1/callback?**', (route) => route.abort());
  await identify(page, { email: `${randomUUID()}@example.com` });
  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  await strangersPage.goto((await answer).url());
  await expectTold(strangersPage, 'en', providerAnswersTexts.en.lost);
  await stranger.close();
});

test('who has an account with the same address gets into it by Google', async ({ page, platform }) => {
  const account = await createMember(platform);
  await leaveFor(page, language, 'Google');
  await identify(page, { email: account.email });
  await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting(account.firstName));
  await page.goto(localizedPath(language, '/settings/sign-in'));
  const google = page
    .getByRole('region', { name: own.methods })
    .getByRole('listitem')
    .filter({ hasText: 'Google' });
  await expect(google).toContainText(own.linked);
});

test(
  'who is new comes from Google without a kind of account, and chooses one',
  { tag: '@core' },
  async ({ page }) => {
    await leaveFor(page, language, 'Google');
    await identify(page, { email: `${randomUUID()}@example.com` });
    const dialog = page.getByRole('dialog', { name: t.completeProfile });
    await dialog.getByText(t.talent, { exact: true }).click();
    await dialog.getByLabel(t.firstName).fill('Ayu');
    await dialog.getByLabel(t.lastName).fill('Lestari');
    await dialog.getByRole('button', { name: t.submitProfile }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.greeting('Ayu'));
  },
);

test('who begins as a recruiter is still one after Google', async ({ page }) => {
  await leaveFor(page, language, 'Google', '/auth?mode=sign-up&as=recruiter');
  await identify(page, { email: `${randomUUID()}@example.com` });
  const dialog = page.getByRole('dialog', { name: t.completeProfile });
  await expect(dialog.getByRole('radio', { name: own.recruiter })).toBeChecked();
});

async function leaveFor(
  page: Page,
  language: Language,
  provider: ProviderName,
  path = '/auth',
): Promise<void> {
  await openIn(page, language, path);
  await page.getByRole('button', { name: provider, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in with ${provider}`);
}

/** At the provider's page: who one is, and what the provider is to say of it. */
async function identify(
  page: Page,
  { email, isVerified = true, isShared = true }: { email: string; isVerified?: boolean; isShared?: boolean },
): Promise<void> {
  await page.getByLabel('Name').fill('Ayu Lestari');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/has verified this address/).setChecked(isVerified);
  await page.getByLabel(/keeps it to itself/).setChecked(!isShared);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectTold(page: Page, language: Language, text: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
  const main = page.getByRole('main');
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(providerAnswersTexts[language].failed, { exact: true })).toBeVisible();
}
