import { isInCanary, versionGroups } from '@sabi/shell/version-group';
import type { Browser, BrowserContext } from '@playwright/test';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { RebuiltRemote } from '../support/rebuilt-remote';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const remote = 'mf-blog';
const percent = 10;
const sessions = 100;
/** A page of each other remote, with its content. */
const elsewhere = { 'mf-marketing': '/', 'mf-auth': '/auth' } as const;

const everyGroup = Array.from({ length: versionGroups }, (_, group) => group);
/** Visitors of evenly distributed groups. */
const population = everyGroup.filter((group) => group % (versionGroups / sessions) === 0);
const findGroup = (from: number, getsCanary: boolean) =>
  everyGroup.find((group) => group >= from && isInCanary(group, remote, percent) === getsCanary) ?? -1;
/** As many as are needed to end a canary. */
const hitGroups = [findGroup(0, true), findGroup(3000, true), findGroup(6000, true)] as const;
const sparedGroup = findGroup(0, false);

test(`a broken ${remote} at ${percent} % is rolled back by itself`, async ({ browser, platform }) => {
  const broken = await RebuiltRemote.build(remote, {
    file: 'src/remote.tsx',
    replace: 'export const { prepare, mount } = createRemote(definition);',
    by: `export const { prepare } = createRemote(definition);
export const mount = () => {
  throw new Error('broken on purpose');
};`,
  });
  const visitors: BrowserContext[] = [];
  try {
    const brokenVersion = await broken.readVersion();
    // Without a canary every group is served the same.
    const stableVersion = await readBlogVersion(platform, sparedGroup);
    expect(stableVersion).not.toBe(brokenVersion);

    const startedAt = performance.now();
    await broken.publish(platform, percent);
    await expect.poll(() => readBlogVersion(platform, hitGroups[0])).toBe(brokenVersion);
    const touched = await countSessions(platform, brokenVersion);
    expect(touched).toBeGreaterThan(0);
    expect(touched / sessions).toBeLessThanOrEqual(percent / 100);

    const hit = await Promise.all(hitGroups.map((group, index) => visit(browser, platform, group, index)));
    const spared = await visit(browser, platform, sparedGroup, hitGroups.length);
    visitors.push(...[...hit, spared].map(({ context }) => context));
    await spared.page.goto('/blog');
    await expectMounted(spared.page, remote);
    expect(spared.problems).toEqual([]);
    // The version is still served before the last of them.
    for (const { page } of hit) {
      await page.goto('/blog');
      await expect(page.getByText(texts.en.slotFailed)).toBeVisible();
    }
    await expect.poll(() => readCanary(platform)).toBeNull();
    const rolledBackMs = performance.now() - startedAt;

    for (const { page, problems } of hit) {
      problems.length = 0; // errors of the broken version
      for (const [name, path] of Object.entries(elsewhere)) {
        await page.goto(path);
        await expectMounted(page, name);
      }
      expect(problems).toEqual([]);
      await expect(async () => {
        problems.length = 0; // a cached page may show the broken version again
        await page.goto('/blog');
        await expectMounted(page, remote);
        expect(problems).toEqual([]);
      }).toPass();
    }
    await expect.poll(() => countSessions(platform, stableVersion)).toBe(sessions);
    const status = await broken.run(platform, 'status');
    expect(status).toContain(`rolled back ${brokenVersion}`);
    expect(status).toContain('it failed more often than it may');
    console.log(
      `rolled back ${(rolledBackMs / 1000).toFixed(1)} s after publishing began; ` +
        `${touched} of ${sessions} sessions touched (${((touched / sessions) * 100).toFixed(1)} %); ` +
        `${hit.length} browsers failed, no error in ${Object.keys(elsewhere).join(' and ')}`,
    );
  } finally {
    await Promise.all(visitors.map((context) => context.close()));
    await broken.dispose();
  }
});

/** A browser of one group with its own network, and the problems on its pages. */
async function visit(browser: Browser, platform: PlatformProcess, group: number, number: number) {
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
