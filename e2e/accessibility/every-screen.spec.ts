import { languages } from '@sabi/contracts/language';
import { acceptMailLinks } from '../support/accept-mail-links';
import { expectNoBarrierAnywhere } from '../support/accessible-pages';
import { restoreSession } from '../support/account';
import { fillQueues, findDemoPages, findDemoWorkspace, openDemoOwner } from '../support/demo-board';
import { createApprovedRecruiter, createVerifiedAccount, createWaitingRecruiter } from '../support/operator';
import { acceptCvImport, askAs, readFixture } from '../support/own-profile';
import {
  boardScreens,
  emptyAccountScreens,
  newRecruiterScreens,
  publicStates,
  staffScreens,
  talentScreens,
  waitingRecruiterScreens,
  workspacePaths,
  workspaceStates,
} from '../support/screens';
import { listPublicPages } from '../support/site-pages';
import { openDesk } from '../support/staff';
import { test } from '../support/test';

// `npm run test:accessibility`: every screen in both languages at every width. CI runs a sample, journeys/accessibility.spec.ts.

// A button that is missing ends its screen alone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });
test.describe.configure({ timeout: 1_200_000 });

for (const language of languages) {
  test(`public pages (${language})`, async ({ page, request }) => {
    await acceptMailLinks(page);
    const paths = await listPublicPages(request, language);
    await expectNoBarrierAnywhere(
      page,
      language,
      paths.map((path) => ({ path })),
    );
  });

  test(`states of public pages, and the job board (${language})`, async ({ page, platform }) => {
    const board = boardScreens(await findDemoPages(platform));
    await expectNoBarrierAnywhere(page, language, [...board, ...publicStates]);
  });

  test(`pages of a talent (${language})`, async ({ page, platform }) => {
    const account = await createVerifiedAccount(platform);
    await restoreSession(page, platform, account);
    await expectNoBarrierAnywhere(page, language, emptyAccountScreens);
    const ask = askAs(platform, account);
    await readFixture(ask, account.userId, language);
    await expectNoBarrierAnywhere(page, language, [{ path: '/profile/review', state: 'found in a CV' }]);
    await acceptCvImport(ask);
    await expectNoBarrierAnywhere(page, language, talentScreens);
  });

  test(`pages of a recruiter and of a company (${language})`, async ({ page, platform }) => {
    await restoreSession(page, platform, await createWaitingRecruiter(platform, language));
    await expectNoBarrierAnywhere(page, language, waitingRecruiterScreens);
    await restoreSession(page, platform, await createApprovedRecruiter(platform, language));
    await expectNoBarrierAnywhere(page, language, newRecruiterScreens);
    const owner = await openDemoOwner(platform);
    const { slug, ...jobs } = await findDemoWorkspace(askAs(platform, owner));
    await restoreSession(page, platform, owner);
    const pages = ['/settings', ...workspacePaths(slug, jobs)].map((path) => ({ path }));
    await expectNoBarrierAnywhere(page, language, [...pages, ...workspaceStates(slug, jobs)]);
  });

  test(`pages of the staff (${language})`, async ({ page, platform }) => {
    const { publicNo } = await findDemoPages(platform);
    await fillQueues(platform, publicNo);
    await createWaitingRecruiter(platform, language);
    await openDesk(page, platform, { path: '/staff/reports', language, member: 'admin' });
    await expectNoBarrierAnywhere(page, language, staffScreens(publicNo));
  });
}
