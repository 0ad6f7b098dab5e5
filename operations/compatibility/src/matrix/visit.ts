import { randomInt } from 'node:crypto';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { languages, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import type { Browser, Page } from 'playwright-core';
import { readShellVersion } from '../builds/shell-version';
import { audienceOf, signIn } from './sign-in';

/** A failing remote is tried three times, as is its fallback, before its slot shows the failure. */
const mountedWithinMs = 40_000;
/** Limit for gateway and shell to poll a published release, every few seconds. */
const heardOfWithinMs = 20_000;

interface VisitedSite {
  readonly platform: PlatformProcess;
  /** Expected version of the shell. */
  readonly shell: string;
}

/** Opens a remote's start page in both languages. @returns the problems */
export function visitStartPages(
  browser: Browser,
  release: RemoteRelease,
  site: VisitedSite,
): Promise<string[]> {
  return visitAll(release, site, (path, isServed) => {
    if (!isServed) throw new Error(`${path} is still of another version than ${release.version}`);
    return visit(browser, path, release, site.platform);
  });
}

/**
 * Opens the same pages in a shell that is too old for the remote. It shows an error message, or, if it cannot even read the
 * registry's entry, keeps the version it has, if any.
 * @returns the problems
 */
export function visitRefusedPages(
  browser: Browser,
  release: RemoteRelease,
  site: VisitedSite,
): Promise<string[]> {
  return visitAll(release, site, (path, isServed) =>
    (isServed ? visitRefused : visitUnread)(browser, path, release, site.platform),
  );
}

/** @param visitPath receives whether the shell's server renders pages of the version */
async function visitAll(
  release: RemoteRelease,
  site: VisitedSite,
  visitPath: (path: string, isServed: boolean) => Promise<string[]>,
): Promise<string[]> {
  await assertAnswering(site);
  const problems: string[] = [];
  for (const language of languages) {
    const path = localizedPath(language, release.basePaths[0] ?? '/');
    problems.push(...(await visitPath(path, await isServedInTime(site.platform, path, release))));
  }
  return problems;
}

async function assertAnswering({ platform, shell }: VisitedSite): Promise<void> {
  const answering = readShellVersion(await (await fetch(platform.url)).text());
  if (answering !== shell) throw new Error(`The shell ${answering} answers, and not ${shell}`);
}

async function visit(
  browser: Browser,
  path: string,
  release: RemoteRelease,
  platform: PlatformProcess,
): Promise<string[]> {
  return withPage(browser, release, platform, async (page) => {
    const problems = listen(page, path, release);
    const response = await page.goto(path);
    if (response?.status() !== 200) problems.add(`${path}: answered ${response?.status()}`);
    await waitUntilMounted(page, release.name).catch(async () =>
      problems.add(`${path}: not mounted, the slot is ${await readState(page, release.name)}`),
    );
    await page.waitForLoadState('networkidle');
    return [...problems];
  });
}

async function visitRefused(
  browser: Browser,
  path: string,
  release: RemoteRelease,
  platform: PlatformProcess,
): Promise<string[]> {
  return withPage(browser, release, platform, async (page) => {
    await page.goto(path);
    const { name } = release;
    const failed = `[data-remote="${name}"][data-state="failed"]`;
    const isRefused = await page.waitForSelector(failed, { timeout: mountedWithinMs }).then(
      () => true,
      () => false,
    );
    return isRefused ? [] : [`${path}: not refused, the slot is ${await readState(page, name)}`];
  });
}

async function visitUnread(
  browser: Browser,
  path: string,
  release: RemoteRelease,
  platform: PlatformProcess,
): Promise<string[]> {
  const { name, version } = release;
  return withPage(browser, release, platform, async (page) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    const state = await readState(page, name);
    const hasGoneOn = response?.status() === 200 && state === 'mounted';
    const isMissing = response?.status() === 404 && state === 'not there';
    const isTried = [...asked].some((url) => url.includes(`/remotes/${name}/${version}/`));
    if (!isTried && (hasGoneOn || isMissing)) return [];
    return [
      `${path}: answered ${response?.status()}, the slot is ${state}, the version was ${isTried ? '' : 'not '}tried`,
    ];
  });
}

async function withPage(
  browser: Browser,
  release: RemoteRelease,
  platform: PlatformProcess,
  use: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(1, 255)}` },
  });
  try {
    const audience = audienceOf(release);
    if (audience) await signIn(context, platform, audience);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Records errors and warnings of the page, and fallbacks to another version. */
function listen(page: Page, path: string, { name, version }: RemoteRelease): Set<string> {
  const problems = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.add(`${path}: ${error.message}`));
  page.on('request', (request) => {
    const [, asked] = new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url()) ?? [];
    if (asked && asked !== version) problems.add(`${path}: asked for ${name} ${asked} instead`);
  });
  return problems;
}

async function waitUntilMounted(page: Page, name: string): Promise<void> {
  const slot = `[data-remote="${name}"]`;
  await page.waitForSelector(`${slot}[data-state="mounted"]`, { timeout: mountedWithinMs });
  await page.waitForSelector(`${slot} h1`, { timeout: mountedWithinMs });
}

async function readState(page: Page, name: string): Promise<string> {
  const slot = page.locator(`[data-remote="${name}"]`);
  return (await slot.count()) > 0 ? ((await slot.first().getAttribute('data-state')) ?? '') : 'not there';
}

/** Whether the shell's server renders pages of the version after polling the registry. */
async function isServedInTime(
  platform: PlatformProcess,
  path: string,
  release: RemoteRelease,
): Promise<boolean> {
  const deadline = Date.now() + heardOfWithinMs;
  while (Date.now() < deadline) {
    if ((await readServedVersion(platform, path, release.name)) === release.version) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

async function readServedVersion(
  platform: PlatformProcess,
  path: string,
  name: string,
): Promise<string | undefined> {
  const html = await (await fetch(new URL(path, platform.url))).text();
  const [, text] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  const { registry } = JSON.parse(text ?? '{"registry":{"remotes":[]}}') as {
    registry: { remotes: { name: string; release: { version: string } }[] };
  };
  return registry.remotes.find((remote) => remote.name === name)?.release.version;
}
