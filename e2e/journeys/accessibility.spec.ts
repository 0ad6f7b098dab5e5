import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { acceptMailLinks } from '../support/accept-mail-links';
import { expectReflow } from '../support/accessibility-checks';
import {
  expectNoBarrier,
  followLink,
  openAddress,
  screensOf,
  switchLanguage,
  visit,
} from '../support/accessible-pages';
import { restoreSession } from '../support/account';
import { findDemoPages, findDemoWorkspace, openDemoOwner } from '../support/demo-board';
import { createVerifiedAccount } from '../support/operator';
import { acceptCvImport, askAs, readFixture } from '../support/own-profile';
import { boardScreens, workspacePaths } from '../support/screens';
import { groupByKind, listPublicPages } from '../support/site-pages';
import { openDesk } from '../support/staff';
import { expect, type Page, test } from '../support/test';

// A sample of what `npm run test:accessibility` checks: every screen in both languages at every width.

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const filledPages = [
  '/dashboard',
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

// A page has the same elements in both languages, apart from text widths and hydration data. So it comes alive and axe runs in one,
// by turns, and the shell shows it in the other. Of articles and events the first comes alive, and the shell shows the others.
test('public pages come alive without an error and hold no barrier that axe finds, and fit the narrowest screen in both languages', async ({
  page,
  platform,
  request,
  pageProblems,
}) => {
  test.setTimeout(600_000);
  await acceptMailLinks(page);
  const lists = await Promise.all(languages.map((language) => listPublicPages(request, language)));
  const paths = [...new Set(lists.flat())];
  const board = boardScreens(await findDemoPages(platform)).filter(({ state }) => !state);
  const kinds = groupByKind([...paths, ...board.map(({ path }) => path)]);
  const seen = new Set<string>();
  for (const [index, [first = '', ...others]] of kinds.entries()) {
    const [language, otherLanguage] = inTurns(index);
    const address = localizedPath(language, first);
    const follow = async (path: string, shown: Language) => {
      await followLink(page, localizedPath(shown, path));
      await expectReflow(page, page.url());
    };
    await test.step(address, async () => {
      const isFound = await openAddress(page, address);
      // Pages of accounts redirect visitors to sign-in.
      if (!seen.has(page.url())) {
        seen.add(page.url());
        await expectNoBarrier(page, address, screensOf[language]);
        for (const other of others) await follow(other, language);
        await switchLanguage(page, otherLanguage);
        await expectReflow(page, page.url());
        // The last one is shown already.
        for (const other of [first, ...others].slice(0, -1)) await follow(other, otherLanguage);
      }
      const problems = pageProblems.splice(0);
      if (isFound) expect(problems).toEqual([]);
    });
  }
});

test("a signed-in user's pages hold no barrier that axe finds, before a CV fills the profile and after", async ({
  page,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  await restoreSession(page, platform, account);
  await visitInTurns(page, ['/dashboard', '/profile']);
  const ask = askAs(platform, account);
  await readFixture(ask, account.userId, 'id');
  await acceptCvImport(ask);
  await visitInTurns(page, filledPages);
});

test('pages of a company hold no barrier that axe finds', async ({ page, platform }) => {
  const owner = await openDemoOwner(platform);
  const { slug, ...jobs } = await findDemoWorkspace(askAs(platform, owner));
  await restoreSession(page, platform, owner);
  await visitInTurns(page, workspacePaths(slug, jobs));
});

test('pages of the staff hold no barrier that axe finds', async ({ page, platform }) => {
  const { publicNo } = await findDemoPages(platform);
  await openDesk(page, platform, { path: '/staff/reports', language: 'en', member: 'admin' });
  await visitInTurns(page, [
    '/staff/jobs',
    '/staff/companies',
    '/staff/inquiries',
    `/staff/job?no=${publicNo}`,
  ]);
});

/** The language in which a page is opened, and the one to which it is switched. */
const inTurns = (index: number) => (index % 2 ? (['en', 'id'] as const) : (['id', 'en'] as const));

/** Loads each page once. axe runs in one language, by turns; texts of both fit the narrowest screen. */
async function visitInTurns(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const [language, other] = inTurns(index);
    await visit(page, language, path, ['desk', 'phone']);
    await switchLanguage(page, other);
    await expectReflow(page, localizedPath(other, path));
  }
}
