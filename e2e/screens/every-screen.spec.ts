import { languages } from '@sabi/contracts/language';
import { acceptMailLinks } from '../support/accept-mail-links';
import { restoreSession } from '../support/account';
import { fillQueues, findDemoPages, findDemoWorkspace, openDemoOwner } from '../support/demo-board';
import { lookAtScreens } from '../support/look-at-screens';
import { createApprovedRecruiter, createVerifiedAccount, createWaitingRecruiter } from '../support/operator';
import { acceptCvImport, askAs, readFixture } from '../support/own-profile';
import { readSelection } from '../support/screen-matrix';
import {
  boardScreens,
  newRecruiterScreens,
  staffScreens,
  talentScreens,
  waitingRecruiterScreens,
  workspacePaths,
} from '../support/screens';
import { shortenInboxStream } from '../support/short-inbox-stream';
import { groupByKind, listPublicPages } from '../support/site-pages';
import { openDesk } from '../support/staff';
import { test } from '../support/test';
import type { Screen } from '../support/accessible-pages';

// `npm run screens`: pictures and measurements of every page for every kind of visitor. journeys/screens.spec.ts has a sample.

const selection = readSelection(process.env);
const isWanted = (role: (typeof selection.roles)[number]) => selection.roles.includes(role);
const pagesOf = (screens: readonly Screen[]) => screens.filter(({ state }) => !state).map(({ path }) => path);

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });
test.describe.configure({ timeout: 3_600_000 });
test.beforeEach(({ context }) => shortenInboxStream(context));

for (const language of selection.languages.length > 0 ? selection.languages : languages) {
  if (isWanted('visitor'))
    test(`visitor (${language})`, async ({ page, platform, request }) => {
      await acceptMailLinks(page);
      // Articles differ in their texts alone, and so do events.
      const kinds = groupByKind(await listPublicPages(request, language)).map(([first = '']) => first);
      const board = boardScreens(await findDemoPages(platform));
      await lookAtScreens(page, { role: 'visitor', language, selection }, [...kinds, ...pagesOf(board)]);
    });

  if (isWanted('talent'))
    test(`talent (${language})`, async ({ page, platform }) => {
      const account = await createVerifiedAccount(platform);
      await restoreSession(page, platform, account);
      const ask = askAs(platform, account);
      await readFixture(ask, account.userId, language);
      await lookAtScreens(page, { role: 'talent', language, selection }, ['/profile/review']);
      await acceptCvImport(ask);
      const others = pagesOf(talentScreens).filter((path) => path !== '/profile/review');
      await lookAtScreens(page, { role: 'talent', language, selection }, others);
    });

  if (isWanted('recruiter'))
    test(`recruiter (${language})`, async ({ page, platform }) => {
      const visit = { role: 'recruiter', language, selection } as const;
      await restoreSession(page, platform, await createWaitingRecruiter(platform, language));
      await lookAtScreens(page, visit, pagesOf(waitingRecruiterScreens).slice(0, 1));
      await restoreSession(page, platform, await createApprovedRecruiter(platform, language));
      await lookAtScreens(page, visit, pagesOf(newRecruiterScreens));
      const owner = await openDemoOwner(platform);
      const { slug, ...jobs } = await findDemoWorkspace(askAs(platform, owner));
      await restoreSession(page, platform, owner);
      await lookAtScreens(page, visit, ['/settings', ...workspacePaths(slug, jobs)]);
    });

  if (isWanted('staff'))
    test(`staff (${language})`, async ({ page, platform }) => {
      const { publicNo } = await findDemoPages(platform);
      await fillQueues(platform, publicNo);
      await createWaitingRecruiter(platform, language);
      await openDesk(page, platform, { path: '/staff/reports', language, member: 'admin' });
      await lookAtScreens(page, { role: 'staff', language, selection }, pagesOf(staffScreens(publicNo)));
    });
}
