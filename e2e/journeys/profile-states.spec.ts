import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { profileStatesTexts } from '../texts/profile-states';

const profile = '**/api/profile/v1/profile';
/** It is asked for three times more, with pauses that double: longer than the longest of them. */
const pauseMs = 10_000;

const openProfile = (page: Page, language: Language) => page.goto(localizedPath(language, '/profile'));

const language: Language = 'en';
const w = profileStatesTexts[language];

test('a profile that cannot be loaded says so, and comes when it is asked for again', async ({
  page,
  platform,
}) => {
  const account = await createMember(platform);
  await restoreSession(page, platform, account);
  await page.clock.install();
  for (const [text, fail] of [
    [w.offline, () => page.route(profile, (route) => route.abort('internetdisconnected'))],
    [w.busy, () => page.route(profile, (route) => route.fulfill({ status: 503, json: {} }))],
  ] as const) {
    await fail();
    await openProfile(page, language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(async () => {
      await page.clock.fastForward(pauseMs);
      await expect(heading).toHaveText(w.failed, { timeout: 1000 });
    }).toPass();
    await expect(page.getByText(text)).toBeVisible();
    await expectNoBarrier(page, 'profile that failed');
    await page.unroute(profile);
    await page.getByRole('button', { name: w.retry }).click();
    await expect(heading).toContainText(account.firstName);
  }
});

test('an account without a profile is told so, with a way on', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  const missing = { code: 'PROFILE_NOT_FOUND', title: 'There is no profile', status: 404 };
  await page.route(profile, (route) => route.fulfill({ status: 404, json: missing }));
  await openProfile(page, language);
  await expect(page.getByRole('heading', { level: 1, name: w.missing })).toBeVisible();
  await page.getByRole('link', { name: w.dashboard }).click();
  await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
});
