import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { expectNoBarrier, expectReflow } from '../support/barriers';
import { acceptEverything, chooseCv, openProfile } from '../support/profile-page';
import { listPublicPages } from '../support/site-pages';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';

// What fades in has arrived at once: the colours that are measured are those people read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each page in each language, and on a desk and on a phone. */
const places = { en: ['desk'], id: ['phone'] } as const;

const signedInPages = [
  '/profile',
  '/settings',
  '/settings/sign-in',
  '/settings/security',
  '/settings/visibility',
  '/settings/notifications',
  '/settings/data',
  '/jobs',
  '/expert',
  '/inbox',
  '/talent-solution',
];

for (const language of languages) {
  test(`public pages hold no barrier that axe finds, and fit the narrowest screen (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    for (const path of await listPublicPages(request, language)) {
      await visit(page, language, path);
    }
  });

  test(`the member's pages hold no barrier that axe finds (${language})`, async ({ page, platform }) => {
    test.setTimeout(180_000);
    await restoreSession(page, platform, await createMember(platform));
    await visit(page, language, '/dashboard');
    await visit(page, language, '/profile');
    await fillProfile(page, language);
    for (const path of signedInPages) {
      await visit(page, language, path);
    }
  });
}

async function visit(page: Page, language: Language, path: string): Promise<void> {
  const address = localizedPath(language, path);
  await test.step(address, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await unfold(page);
    await expectNoBarrier(page, address, places[language]);
    await expectReflow(page, address);
  });
}

/** What is folded is read as well. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
  );
}

async function fillProfile(page: Page, language: Language): Promise<void> {
  const cv = cvFixtures().find((each) => each.language === language);
  if (!cv) throw new Error(`There is no CV in ${language}`);
  await openProfile(page, language);
  await chooseCv(page, language, cv.path);
  await acceptEverything(page, language);
}
