import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { expectNoBarrier, expectReflow, type Place } from '../support/barriers';
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

test(
  'a sample of the pages holds no barrier that axe finds, on a desk and on a phone',
  { tag: '@core' },
  async ({ page, platform }) => {
    for (const path of ['/', '/contact-us', '/auth?mode=sign-up'])
      await visit(page, 'id', path, ['desk', 'phone']);
    await restoreSession(page, platform, await createMember(platform));
    await visit(page, 'id', '/profile', ['desk', 'phone']);
  },
);

for (const language of languages) {
  test(`public pages hold no barrier that axe finds, fit the narrowest screen and come alive without an error (${language})`, async ({
    page,
    request,
    pageProblems,
  }) => {
    test.setTimeout(1_200_000);
    for (const path of await listPublicPages(request, language)) {
      const isFound = await visit(page, language, path, places[language]);
      const problems = pageProblems.splice(0);
      if (isFound) expect(problems, path).toEqual([]);
    }
  });

  test(`the member's pages hold no barrier that axe finds (${language})`, async ({ page, platform }) => {
    await restoreSession(page, platform, await createMember(platform));
    await visit(page, language, '/dashboard', places[language]);
    await visit(page, language, '/profile', places[language]);
    await fillProfile(page, language);
    for (const path of signedInPages) {
      await visit(page, language, path, places[language]);
    }
  });
}

/** @returns whether there is such a page */
function visit(page: Page, language: Language, path: string, seenOn: readonly Place[]): Promise<boolean> {
  const address = localizedPath(language, path);
  return test.step(address, async () => {
    const response = await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await unfold(page);
    await expectNoBarrier(page, address, seenOn);
    await expectReflow(page, address);
    return response?.status() === 200;
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
