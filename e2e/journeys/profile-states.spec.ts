import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { createTalent, signIn } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { expect, type Page, test } from '../support/test';

const words = {
  en: {
    failed: 'Failed to load profile data',
    offline: /^We cannot reach our service\./,
    busy: /^Our service is not answering just now\./,
    retry: 'Try again',
    missing: 'Profile not found',
    dashboard: 'Back to dashboard',
  },
  id: {
    failed: 'Gagal memuat data profil',
    offline: /^Layanan kami tidak dapat dihubungi\./,
    busy: /^Layanan kami sedang tidak merespons\./,
    retry: 'Coba lagi',
    missing: 'Profil tidak ditemukan',
    dashboard: 'Kembali ke dasbor',
  },
} as const satisfies Record<Language, unknown>;

const profile = '**/api/profile/v1/profile';
/** It is asked for three times more, with pauses that double. */
const retriesMs = 45_000;

const openProfile = (page: Page, language: Language) => page.goto(localizedPath(language, '/profile'));

for (const language of languages) {
  const w = words[language];

  test(`a profile that cannot be loaded says so, and comes when it is asked for again (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    const account = await createTalent({ siteUrl: platform.url, mailbox });
    await signIn(page, language, account);
    for (const [text, fail] of [
      [w.offline, () => page.route(profile, (route) => route.abort('internetdisconnected'))],
      [w.busy, () => page.route(profile, (route) => route.fulfill({ status: 503, json: {} }))],
    ] as const) {
      await fail();
      await openProfile(page, language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(w.failed, { timeout: retriesMs });
      await expect(page.getByText(text)).toBeVisible();
      await expectNoBarrier(page, 'profile that failed');
      await page.unroute(profile);
      await page.getByRole('button', { name: w.retry }).click();
      await expect(heading).toContainText(account.firstName);
    }
  });

  test(`an account without a profile is told so, with a way on (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
    const missing = { code: 'PROFILE_NOT_FOUND', title: 'There is no profile', status: 404 };
    await page.route(profile, (route) => route.fulfill({ status: 404, json: missing }));
    await openProfile(page, language);
    await expect(page.getByRole('heading', { level: 1, name: w.missing })).toBeVisible();
    await page.getByRole('link', { name: w.dashboard }).click();
    await expect(page).toHaveURL(localizedPath(language, '/dashboard'));
  });
}
