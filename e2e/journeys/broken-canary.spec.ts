import { isInCanary, versionGroups } from '@sabi/shell/version-group';
import type { Browser, BrowserContext } from '@playwright/test';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { breakBlog, buildBreakableBlog, type Fault, faults } from '../support/broken-blog';
import { readDictionary } from '../support/dictionary';
import { isFull } from '../support/measured-figures';
import { readMenuLabel } from '../support/menu-labels';
import type { RebuiltRemote } from '../support/rebuilt-remote';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const remote = 'mf-blog';
const percent = 10;
const sessions = 100;
const heading = readDictionary('en', remote, 'blog')('listing.title');

const everyGroup = Array.from({ length: versionGroups }, (_, group) => group);
/** Visitors of evenly distributed groups. */
const population = everyGroup.filter((group) => group % (versionGroups / sessions) === 0);
const findGroup = (from: number, getsCanary: boolean) =>
  everyGroup.find((group) => group >= from && isInCanary(group, remote, percent) === getsCanary) ?? -1;
/** As many as are needed to end a canary. */
const hitGroups = [findGroup(0, true), findGroup(3000, true), findGroup(6000, true)] as const;
const sparedGroup = findGroup(0, false);

/** What a visitor sees of it: the panel above the readable text, the version before, or a page that works otherwise. */
const seen: Readonly<Record<Fault, 'panel' | 'version before' | 'page'>> = {
  'throws at import': 'version before',
  'throws in prepare': 'panel',
  'throws in mount': 'panel',
  'throws in an effect': 'panel',
  'throws in an event': 'page',
  'hangs in load': 'version before',
  'hangs in prepare': 'panel',
  'hangs in mount': 'panel',
  'hangs in hydration': 'panel',
};

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and of its log. */
  readonly problems: string[];
}

let built: RebuiltRemote;
let hit: readonly [Visitor, Visitor, Visitor];
let spared: Visitor;

test.beforeAll(async ({ browser, platform }) => {
  built = await buildBreakableBlog();
  const [first, second, third] = hitGroups;
  hit = [
    await visit(browser, platform, first, 0),
    await visit(browser, platform, second, 1),
    await visit(browser, platform, third, 2),
  ];
  spared = await visit(browser, platform, sparedGroup, 3);
});

test.afterAll(async () => {
  await Promise.all([...hit, spared].map(({ context }) => context.close()));
  await built.dispose();
});

/** One of each kind; the others have unit tests of the shell, and are tried here with RESILIENCE=full. */
const oneOfEach: readonly Fault[] = ['throws at import', 'hangs in prepare', 'hangs in hydration'];

for (const fault of isFull ? faults : oneOfEach)
  test(`${remote} ${fault}: at ${percent} % it is rolled back by itself`, async ({ platform }) => {
    const broken = await breakBlog(built, fault);
    try {
      const [brokenVersion, stableVersion] = [
        await broken.readVersion(),
        await readBlogVersion(platform, sparedGroup), // without a canary every group is served the same
      ];
      await broken.publish(platform, percent);
      await expect.poll(() => readBlogVersion(platform, hitGroups[0])).toBe(brokenVersion);
      const touched = await countSessions(platform, brokenVersion);
      expect(touched).toBeGreaterThan(0);
      expect(touched / sessions).toBeLessThanOrEqual(percent / 100);
      await expectSpared();

      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      let reportedAfter = '';
      const reports = hit.map(({ page }) =>
        waitForReport(page, brokenVersion).then(() => (reportedAfter ||= seconds())),
      );
      await Promise.all(hit.map(({ page }) => openBroken(page, fault)));
      await Promise.all(reports);
      const [rolledBackAfter] = await Promise.all([
        expect
          .poll(() => readCanary(platform))
          .toBeNull()
          .then(seconds),
        expectElsewhereWorks(hit),
      ]);
      console.log(
        `${fault}: reported after ${reportedAfter}, rolled back after ${rolledBackAfter}; ` +
          `${touched} of ${sessions} sessions touched; visitors see the ${seen[fault]}`,
      );

      await expect.poll(() => countSessions(platform, stableVersion)).toBe(sessions);
      await expectBlogIsBack(hit[2]);
      const status = await broken.run(platform, 'status');
      expect(status).toContain(`rolled back ${brokenVersion}`);
      expect(status).toContain('it failed more often than it may');
    } finally {
      await broken.dispose();
    }
  });

/** A browser of one group with its own network. */
async function visit(
  browser: Browser,
  platform: PlatformProcess,
  group: number,
  number: number,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: platform.url,
    extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${number}` },
  });
  await context.addCookies([{ name: 'sabi-version-group', value: String(group), url: platform.url }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}

async function waitForReport(page: Page, version: string): Promise<void> {
  await page.waitForRequest(
    (request) => {
      if (!request.url().endsWith('/remote-reports')) return false;
      const report = request.postDataJSON() as { version: string; kind: string };
      return report.version === version && report.kind === 'failed';
    },
    { timeout: 120_000 },
  );
}

/** Opens the broken blog and sees what its visitors see; the text can be read in any case. */
async function openBroken(page: Page, fault: Fault): Promise<void> {
  await page.goto('/blog');
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  if (seen[fault] !== 'panel') await expectMounted(page, remote);
  if (fault === 'throws in an event') {
    await expect(page.locator('[data-hydrated]')).toBeAttached();
    await title.click();
  }
  const panel = page.getByText(texts.en.slotFailed);
  if (seen[fault] === 'panel') await expect(panel).toBeVisible();
  else await expect(panel).toBeHidden();
  await expect(title).toBeVisible();
}

/** From the broken blog by a link, and at an address of another remote: no error is seen there. */
async function expectElsewhereWorks([first, second]: readonly [Visitor, Visitor, Visitor]): Promise<void> {
  for (const { problems } of [first, second]) problems.length = 0; // errors of the broken version
  await first.page
    .getByRole('banner')
    .getByRole('link', { name: readMenuLabel('en', 'header', '/talent-solution') })
    .click();
  await expectMounted(first.page, 'mf-marketing');
  await second.page.goto('/auth');
  await expectMounted(second.page, 'mf-auth');
  for (const { page, problems } of [first, second]) {
    await expect(page.getByText(texts.en.slotFailed)).toBeHidden();
    expect(problems).toEqual([]);
  }
}

async function expectSpared(): Promise<void> {
  await spared.page.goto('/blog');
  await expectMounted(spared.page, remote);
  expect(spared.problems).toEqual([]);
}

async function expectBlogIsBack({ page, problems }: Visitor): Promise<void> {
  await expect(async () => {
    problems.length = 0; // a cached page may show the broken version again
    await page.goto('/blog');
    await expectMounted(page, remote);
    expect(problems).toEqual([]);
  }).toPass();
}

/** Sessions of the population that are served this version; asks a few at a time. */
async function countSessions(platform: PlatformProcess, wanted: string): Promise<number> {
  let count = 0;
  for (let index = 0; index < population.length; index += 20) {
    const some = population.slice(index, index + 20);
    const versions = await Promise.all(some.map((group) => readBlogVersion(platform, group)));
    count += versions.filter((version) => version === wanted).length;
  }
  return count;
}

/** Reads the version from the server's page. */
async function readBlogVersion({ url }: PlatformProcess, group: number): Promise<string> {
  const response = await fetch(`${url}/blog`, { headers: { Cookie: `sabi-version-group=${group}` } });
  expect(response.status).toBe(200);
  const [, version] =
    /<link rel="stylesheet" href="\/remotes\/mf-blog\/([^/]+)\//.exec(await response.text()) ?? [];
  if (!version) throw new Error('The page names no files of the blog');
  return version;
}

async function readCanary({ url }: PlatformProcess): Promise<unknown> {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    remotes: { name: string; canary: unknown }[];
  };
  return remotes.find(({ name }) => name === remote)?.canary;
}

async function expectMounted(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-remote="${name}"]`)).toHaveAttribute('data-state', 'mounted');
}
