import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Screen } from '../support/accessible-pages';
import { staffScreens, talentScreens, waitingRecruiterScreens, workspacePaths } from '../support/screens';
import { unlistedPages } from '../support/site-pages';

// Pages of the sitemap are listed by the site itself.

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const declared = (remote: string) => (JSON.parse(read(`${remote}/remote.json`)) as { pages: string[] }).pages;
const pathsOf = (screens: readonly Screen[]) => screens.map(({ path }) => path.replace(/\?.*/, ''));

/** Paths of a workspace by the chunk of their page. */
const hirePages = {
  'page-home': '/hire',
  'page-new-company': '/hire/new-company',
  'page-claim': '/hire/join',
  'page-invitation': '/hire/invitation',
  'page-jobs': '/hire/companies/x/jobs',
  'page-new-job': '/hire/companies/x/jobs/new',
  'page-job': '/hire/companies/x/jobs/1',
  'page-applications': '/hire/companies/x/jobs/1/applications',
  'page-automations': '/hire/companies/x/jobs/1/rules',
  'page-application': '/hire/companies/x/jobs/1/applications/3',
  'page-company': '/hire/companies/x/profile',
  'page-team': '/hire/companies/x/team',
  'page-templates': '/hire/companies/x/templates',
};

test('every page of an account, of a company and of the staff is a screen that axe looks at', () => {
  const chunks = [...read('mf-hire/src/routes.tsx').matchAll(/webpackChunkName: "(.+?)"/g)];
  expect(chunks.map(([, name]) => name)).toEqual(Object.keys(hirePages));
  expect([
    ...pathsOf(waitingRecruiterScreens),
    ...workspacePaths('x', { job: '1', draft: '2', application: '3' }),
  ]).toEqual(expect.arrayContaining(Object.values(hirePages)));
  expect(pathsOf(talentScreens)).toEqual(expect.arrayContaining(declared('mf-talent')));
  // `/staff` leads to the first queue.
  const staff = declared('mf-staff').filter((path) => path !== '/staff');
  expect(pathsOf(staffScreens(1))).toEqual(expect.arrayContaining(staff));
  const auth = [...read('mf-auth/src/routes.tsx').matchAll(/'(\/.+?)': lazyPage/g)].map(([, path]) => path);
  expect(auth).toContain('/auth');
  const unlisted = unlistedPages.map((path) => ({ path }));
  const visited = pathsOf([...unlisted, ...talentScreens, ...waitingRecruiterScreens]);
  expect(visited).toEqual(expect.arrayContaining(auth));
});
