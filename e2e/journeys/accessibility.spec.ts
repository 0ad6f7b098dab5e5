import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { acceptMailLinks } from '../support/accept-mail-links';
import { expectReflow } from '../support/accessibility-checks';
import { expectNoBarrier, openAddress, screensOf, visit } from '../support/accessible-pages';
import { acceptEverything, chooseCv, openProfile } from '../support/profile-page';
import { listPublicPages } from '../support/site-pages';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Articles differ in their texts alone, so these slow rules run on the first one only. */
const measuringRules = ['color-contrast', 'target-size'];

const filledPages = [
  '/profile',
  '/settings',
  '/settings/sign-in',
  '/settings/security',
  '/settings/visibility',
  '/settings/notifications',
  '/settings/data',
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
    await restoreSession(page, platform, await createVerifiedAccount(platform));
    await visit(page, 'id', '/profile', ['desk', 'phone']);
  },
);

// A page has the same elements in both languages, apart from text widths and hydration data. So both are opened, and axe runs in
// one.
test('public pages fit the narrowest screen and come alive without an error in both languages, and hold no barrier that axe finds', async ({
  page,
  request,
  pageProblems,
}) => {
  test.setTimeout(1_200_000);
  await acceptMailLinks(page);
  const lists = await Promise.all(languages.map((language) => listPublicPages(request, language)));
  const seen = new Set<string>();
  for (const [index, path] of [...new Set(lists.flat())].entries()) {
    const listedIn = languages.filter((_, number) => lists[number]?.includes(path));
    for (const language of listedIn) {
      const address = localizedPath(language, path);
      await test.step(address, async () => {
        const isFound = await openAddress(page, address);
        // Pages of accounts redirect visitors to sign-in.
        const isLookedAt = !seen.has(page.url());
        const isLaterArticle = path.startsWith('/blog/') && [...seen].some((url) => url.includes('/blog/'));
        seen.add(page.url());
        if (isLookedAt && language === listedIn[index % listedIn.length])
          await expectNoBarrier(page, address, screensOf[language], isLaterArticle ? measuringRules : []);
        else if (isLookedAt) await expectReflow(page, address);
        const problems = pageProblems.splice(0);
        if (isFound) expect(problems).toEqual([]);
      });
    }
  }
});

test("a signed-in user's pages hold no barrier that axe finds, before a CV fills the profile and after", async ({
  page,
  platform,
}) => {
  test.setTimeout(600_000);
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  const visitAll = async (paths: readonly string[]) => {
    for (const language of languages)
      for (const path of paths) await visit(page, language, path, screensOf[language]);
  };
  await visitAll(['/dashboard', '/profile']);
  await fillProfile(page, 'id');
  await visitAll(filledPages);
});

async function fillProfile(page: Page, language: Language): Promise<void> {
  const cv = cvFixtures().find((each) => each.language === language);
  if (!cv) throw new Error(`There is no CV in ${language}`);
  await openProfile(page, language);
  await chooseCv(page, language, cv.path);
  await acceptEverything(page, language);
}
