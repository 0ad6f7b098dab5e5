import { AxeBuilder } from '@axe-core/playwright';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { createTalent, signIn } from '../support/account';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { texts } from '../support/texts';

const publicPages = [
  '/',
  '/talent-solution',
  '/company-solution',
  '/sabiats',
  '/contact-us',
  '/events',
  '/community',
  '/blog',
  '/blog/design-industry',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/verify',
  '/no-such-page',
];

for (const language of languages) {
  test(`public pages hold no barrier that axe finds (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of publicPages) await expectNoBarrier(page, localizedPath(language, path));
  });

  test(`the member's pages hold no barrier that axe finds (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
    await expectNoBarrier(page, localizedPath(language, '/dashboard'));
    await expectNoBarrier(page, localizedPath(language, '/profile'));
    await fillProfile(page, language);
    await expectNoBarrier(page, localizedPath(language, '/profile'));
    await expectNoBarrier(page, localizedPath(language, '/settings'));
  });
}

async function fillProfile(page: Page, language: Language): Promise<void> {
  const cv = cvFixtures().find((each) => each.language === language);
  if (!cv) throw new Error(`There is no CV in ${language}`);
  await openProfile(page, language);
  await chooseCv(page, language, cv.path);
  await expect(page.getByText(texts[language].success, { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
}

async function expectNoBarrier(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, path).toEqual([]);
  });
}
