import { randomUUID } from 'node:crypto';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { type Account, openSession, sendPassword, restoreSession, signIn, signOut } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { sessionEverywhereTexts } from '../texts/session-everywhere';
import { texts } from '../texts/common';
import { openIn } from '../support/visitor-steps';

const language: Language = 'id';
test(
  'S82 one tab signs in and out for the other, and nothing of the account stays in the browser',
  { tag: '@core' },
  async ({ page, context, platform }) => {
    const account = await createVerifiedAccount(platform);
    const other = await context.newPage();
    await openIn(other, language, '/');
    await expect(other.getByRole('banner').getByRole('link', { name: texts[language].login })).toBeVisible();

    await signIn(page, language, account);
    await expectSignedIn(other, account);
    await openProfile(other, language);
    expect(await readKept(other)).toContain(account.email);
    await signOut(page, language, account);
    await expect(other).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
    await expect(other.getByRole('banner').getByRole('button', { name: account.firstName })).toBeHidden();
    await expect(other.getByRole('main').getByText(sessionEverywhereTexts[language].ended)).toBeHidden(); // the session was ended in this tab
    for (const tab of [page, other])
      await expect(async () => {
        const kept = await readKept(tab); // undefined while the tab navigates
        for (const secret of [account.email, account.lastName, 'access_token', 'refresh_token'])
          expect(kept).not.toContain(secret);
      }).toPass();
  },
);

test('a user who is signed out everywhere sees a notice, signs in again and finds what they typed', async ({
  page,
  platform,
}) => {
  const t = sessionEverywhereTexts[language];
  const account = await createVerifiedAccount(platform);
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/settings/sign-in'));
  const typed = `${randomUUID()}@example.com`;
  await page.getByLabel(t.newEmail).fill(typed);

  const otherDevice = await openSession(platform.url, account);
  const signOutEverywhere = await page.request.post('/auth/v1/logout?scope=global', {
    headers: { Authorization: `Bearer ${otherDevice.accessToken}` },
  });
  expect(signOutEverywhere.ok()).toBe(true);

  await page.getByRole('button', { name: t.changeEmail }).click();
  await expect(page).toHaveURL((url) => url.pathname === localizedPath(language, '/auth'));
  await expect(page.getByRole('main').getByText(t.ended)).toBeVisible();
  await expect(page.getByRole('main').getByText(t.signInToContinue)).toBeVisible();
  await sendPassword(page, language, account);
  await expect(page).toHaveURL(localizedPath(language, '/settings/sign-in'));
  await expect(page.getByLabel(t.newEmail)).toHaveValue(typed);
});

async function expectSignedIn(page: Page, { firstName }: Account): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: firstName, exact: true })).toBeVisible();
}

/** Everything this tab's site stores, as one text. */
async function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    const cookies = document.cookie;
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached, cookies]);
  });
}
