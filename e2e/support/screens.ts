import type { Language } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { publicTexts } from '../texts/public';
import { screenTexts } from '../texts/screens';
import { staffTexts } from '../texts/staff';
import { texts } from '../texts/common';
import type { Screen } from './accessible-pages';
import { analyzeCv, answerWithWholeAnalysis, chatUntilGated, waitForPromo } from './visitor-steps';

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

type TextOf = (language: Language) => string | RegExp;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** The page after a click on a button. */
const pressed = (path: string, state: string, nameOf: TextOf): Screen => ({
  path,
  state,
  open: (page, language) => button(page, nameOf(language)).click(),
});

/** The page with the dialog that a button opens. */
const dialog = (path: string, state: string, nameOf: TextOf): Screen => ({
  path,
  state,
  open: async (page, language) => {
    await button(page, nameOf(language)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** States of public pages. Pages themselves are listed by the site. */
export const publicStates: readonly Screen[] = [
  {
    path: '/',
    state: 'testimonials of talents',
    open: (page, language) => page.getByRole('tab', { name: publicTexts[language].talents }).click(),
  },
  {
    path: '/',
    state: 'menu of a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('header details summary').click();
    },
  },
  {
    path: '/talent-solution',
    state: 'consultant with its gate',
    open: async (page, language) => {
      await button(page, publicTexts[language].askConsultant).click();
      await chatUntilGated(page.getByRole('dialog'), language);
    },
  },
  {
    path: '/talent-solution',
    state: 'shortened CV analysis',
    open: async (page, language) => void (await analyzeCv(page, language)),
  },
  {
    path: '/talent-solution',
    state: 'whole CV analysis',
    open: async (page, language) => {
      await answerWithWholeAnalysis(page);
      await analyzeCv(page, language);
      await page.unrouteAll();
    },
  },
  pressed('/contact-us', 'mistakes', (language) => publicTexts[language].sendMessage),
  pressed('/auth', 'mistakes', (language) => texts[language].signIn),
  { path: '/auth?mode=sign-up&as=recruiter' },
  pressed('/auth?mode=sign-up', 'mistakes', (language) => texts[language].signUp),
  pressed('/blog/design-industry', 'menu of sharing', (language) => publicTexts[language].share),
  // Last, as it takes the page's clock.
  {
    path: '/',
    state: 'promotion',
    open: async (page, language) => {
      await page.clock.install();
      await page.reload();
      await waitForPromo(page, language);
    },
  },
];

/** The job board with a job, a company, and a job that is closed or frozen. */
export const boardScreens = (board: { job: string; company: string; closedJob: string }): Screen[] => [
  { path: board.job },
  pressed(board.job, 'report', (language) => staffTexts[language].report),
  { path: board.company },
  { path: board.closedJob },
  { path: '/companies/no-such-company' },
  { path: '/jobs?q=operator&mode=onsite&pay_min=4000000' },
  { path: '/jobs?area=35.78&radius_km=25' },
  { path: '/jobs?sort=pay' },
];

/** Pages of an account whose profile is empty. */
export const emptyAccountScreens: readonly Screen[] = [
  { path: '/dashboard' },
  { path: '/profile' },
  { path: '/profile/review' },
  { path: '/profile/cv-report' },
  { path: '/profile/cv-report/history' },
];

/** Pages of a talent with a CV; `remote.json` of mf-talent declares their paths. */
export const talentScreens: readonly Screen[] = [
  ...[
    '/dashboard',
    '/profile',
    '/profile/review',
    '/profile/cv-report',
    '/profile/cv-report/history',
    '/profile/payments',
    '/settings',
    '/settings/sign-in',
    '/settings/security',
    '/settings/visibility',
    '/settings/notifications',
    '/settings/data',
    '/job-search',
    '/job-search?tab=saved',
    '/job-search?tab=applications',
    '/expert',
    '/inbox',
    // Public pages that differ for an account.
    '/',
    '/jobs',
    '/talent-solution',
    '/company-solution',
    '/hire',
    '/staff/reports',
    '/auth/consent',
  ].map((path) => ({ path })),
  ...keysOf(screenTexts.en.profile).map((name) =>
    dialog('/profile', `dialog: ${name}`, (language) => screenTexts[language].profile[name]),
  ),
  {
    path: '/profile',
    state: 'dialog with mistakes',
    open: async (page, language) => {
      await button(page, screenTexts[language].profile.position).click();
      await page.getByRole('dialog').getByRole('button', { name: screenTexts[language].save }).click();
    },
  },
  dialog('/job-search?tab=applications', 'new one', (language) => screenTexts[language].addApplication),
  dialog('/job-search?tab=applications', 'import', (language) => screenTexts[language].importApplications),
  dialog('/settings/visibility', 'new link', (language) => screenTexts[language].createLink),
  dialog('/settings/security', 'authenticator app', (language) => screenTexts[language].addApp),
  dialog('/settings/data', 'deletion', (language) => screenTexts[language].deleteAccount),
  {
    path: '/dashboard',
    state: 'account menu',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Dewi', exact: true }).click(),
  },
];

/** Pages of a recruiter without a company. */
export const newRecruiterScreens: readonly Screen[] = [
  { path: '/hire' },
  { path: '/hire/join' },
  { path: '/hire/new-company' },
  { path: '/hire/invitation' },
  { path: '/dashboard' },
  { path: '/profile' },
];

/** While the staff decides: later the page of the approval leads to the workspace. */
export const waitingRecruiterScreens: readonly Screen[] = [
  { path: '/auth/recruiter-review' },
  ...newRecruiterScreens,
];

const inWorkspace = (slug: string) => (path: string) => `/hire/companies/${slug}/${path}`;

interface WorkspaceIds {
  /** A published job. */
  readonly job: string;
  readonly draft: string;
  /** Of an application to the job. */
  readonly application: string;
}

/** Pages of a company's workspace. */
export const workspacePaths = (slug: string, { job, draft, application }: WorkspaceIds): string[] =>
  [
    'jobs',
    'jobs/new',
    `jobs/${job}`,
    `jobs/${draft}`,
    `jobs/${job}/applications`,
    `jobs/${job}/applications?view=board`,
    `jobs/${job}/applications?view=table`,
    `jobs/${job}/applications/${application}`,
    `jobs/${job}/rules`,
    'profile',
    'team',
    'templates',
  ].map(inWorkspace(slug));

/** The board of a job after some of its keys. */
const onBoard = (path: string, state: string, ...keys: string[]): Screen => ({
  path,
  state,
  open: async (page) => {
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
  },
});

/** States of the workspace's pages. */
export function workspaceStates(slug: string, { job }: Pick<WorkspaceIds, 'job'>): Screen[] {
  const at = inWorkspace(slug);
  const board = at(`jobs/${job}/applications?view=board`);
  return [
    dialog(at('jobs'), 'closing', (language) => screenTexts[language].closeJob),
    dialog(at('jobs'), 'discarding a draft', (language) => screenTexts[language].discardJob),
    dialog(at('team'), 'removing a member', (language) => screenTexts[language].removeMember),
    dialog(at('templates'), 'new template', (language) => screenTexts[language].newTemplate),
    dialog(at(`jobs/${job}/rules`), 'new rule', (language) => screenTexts[language].newRule),
    onBoard(board, 'keys', '?'),
    onBoard(board, 'selected card', 'ArrowDown', 'x'),
    onBoard(board, 'choice of a stage', 'ArrowDown', 'm'),
    onBoard(board, 'rejection', 'ArrowDown', 'r'),
    pressed(at('team'), 'invitation with mistakes', (language) => screenTexts[language].sendInvitation),
  ];
}

/** Views of each queue beside the first; `remote.json` of mf-staff declares the paths. */
const views = {
  reports: [],
  jobs: ['frozen'],
  recruiters: [],
  claims: [],
  companies: ['verified'],
  requests: ['accepted'],
  inquiries: ['answered', 'closed'],
  messages: [],
} as const;

/** Pages of the back office. @param publicNo of an open job */
export function staffScreens(publicNo: number): Screen[] {
  return [
    ...Object.entries(views).flatMap(([queue, others]) =>
      ['', '?view=mine', ...others.map((view) => `?view=${view}`)].map((query) => ({
        path: `/staff/${queue}${query}`,
      })),
    ),
    { path: `/staff/job?no=${publicNo}` },
    { path: '/staff/job?no=999999' },
    { path: '/staff/job?no=x' },
    { path: '/platform' },
    {
      path: '/platform',
      state: 'versions and history',
      open: async (page) => {
        for (const summary of await page.locator('article summary').all()) await summary.click();
      },
    },
    dialog('/platform', 'pin', (language) => screenTexts[language].pinRemote),
    ...keysOf(screenTexts.en.cases).map((queue) =>
      dialog(`/staff/${queue}`, 'decision', (language) => screenTexts[language].cases[queue]),
    ),
    {
      path: '/staff/jobs',
      state: 'a case',
      open: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
    },
    dialog('/staff/reports', 'keys', (language) => screenTexts[language].keys),
  ];
}
