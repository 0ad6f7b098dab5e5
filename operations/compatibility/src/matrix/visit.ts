import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { languages, localizedPath } from '@sabi/contracts/language';
import type { Browser, Page } from 'playwright-core';
import { readShellVersion } from '../builds/shell-version';
import { followRequests } from './follow-requests';
import { audienceOf, signIn } from './sign-in';
import type { Site } from './start-site';

/** A failing remote is tried three times, as is its fallback, before its slot shows the failure. */
const mountedWithinMs = 40_000;
/** Limit for gateway and shell to learn of a published release: a second and a poll, on a machine that does more. */
const heardOfWithinMs = 20_000;
/** The same where the shell may be unable to read the release, so that there may be nothing to wait for. */
const perhapsHeardOfWithinMs = 5000;
/** The server's page has the place of the remote already, so that only a page of another remote goes without. */
const placedWithinMs = 10_000;
const pauseMs = 250;

/** Slots of any remote. */
const mountedSlot = '[data-remote][data-state="mounted"]';
const endedSlot = `${mountedSlot}, [data-remote][data-state="failed"]`;

export interface Visit {
  readonly release: RemoteRelease;
  readonly site: Site;
  /** Expected version of the shell. */
  readonly shell: string;
}

/** Opens a remote's start page in both languages. @returns the problems, a sentence each */
export function visitStartPages(browser: Browser, visit: Visit): Promise<string[]> {
  return visitAll(visit, heardOfWithinMs, async (path, isServed) => {
    if (!isServed) return [`${path} was still of another version after ${heardOfWithinMs / 1000} s`];
    return visitPage(browser, path, visit);
  });
}

/**
 * Opens the same pages in a shell that is too old for the remote. It shows an error message, or, if it cannot even read the
 * registry's entry, keeps the page it has, if any.
 * @returns the problems, a sentence each
 */
export function visitRefusedPages(browser: Browser, visit: Visit): Promise<string[]> {
  return visitAll(visit, perhapsHeardOfWithinMs, (path, isServed) =>
    (isServed ? visitRefused : visitUnread)(browser, path, visit),
  );
}

/** @param visitPath receives whether the shell's server renders pages of the version */
async function visitAll(
  visit: Visit,
  withinMs: number,
  visitPath: (path: string, isServed: boolean) => Promise<string[]>,
): Promise<string[]> {
  await assertAnswering(visit);
  const problems: string[] = [];
  for (const language of languages) {
    const path = localizedPath(language, visit.release.basePaths[0] ?? '/');
    problems.push(...(await visitPath(path, await isServedInTime(visit, path, withinMs))));
  }
  return problems;
}

async function assertAnswering({ site, shell }: Visit): Promise<void> {
  const answering = readShellVersion(await (await site.fetchPage(shell, '/')).text());
  if (answering !== shell) throw new Error(`The shell ${answering} answers, and not ${shell}`);
}

async function visitPage(browser: Browser, path: string, visit: Visit): Promise<string[]> {
  const { name } = visit.release;
  return withPage(browser, visit, async (page) => {
    const problems = listen(page, path, visit.release);
    const waitUntilQuiet = followRequests(page);
    const response = await page.goto(path);
    if (response?.status() !== 200) problems.add(`${path} answered ${response?.status()}`);
    if (!(await isMounted(page, name)))
      problems.add(`${path} was not mounted, its slot is "${await readState(page, name)}"`);
    await waitUntilQuiet();
    return [...problems];
  });
}

async function visitRefused(browser: Browser, path: string, visit: Visit): Promise<string[]> {
  const { name } = visit.release;
  return withPage(browser, visit, async (page) => {
    await page.goto(path);
    const end = await waitForState(page, name, ['failed', 'mounted']);
    return end === 'failed' ? [] : [`${path} was not refused, its slot is "${end}"`];
  });
}

/** The page stays as it was: of the version that the shell knows, of the remote whose page it was until then, or missing. */
async function visitUnread(browser: Browser, path: string, visit: Visit): Promise<string[]> {
  const { name, version } = visit.release;
  return withPage(browser, visit, async (page) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const waitUntilQuiet = followRequests(page);
    const response = await page.goto(path);
    if (response?.status() === 200)
      await waitForSelector(page, endedSlot, { state: 'visible', timeout: mountedWithinMs });
    await waitUntilQuiet();
    const state = await readState(page, name);
    const isOfAnother = state === 'not there' && (await page.locator(mountedSlot).count()) > 0;
    const hasGoneOn = response?.status() === 200 && (state === 'mounted' || isOfAnother);
    const isMissing = response?.status() === 404 && state === 'not there';
    const isTried = [...asked].some((url) => url.includes(`/remotes/${name}/${version}/`));
    if (!isTried && (hasGoneOn || isMissing)) return [];
    return [
      `${path} answered ${response?.status()}, its slot is "${state}", and the version was ${isTried ? '' : 'not '}tried`,
    ];
  });
}

async function withPage(
  browser: Browser,
  { release, site, shell }: Visit,
  use: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: site.platform.url,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: {
      'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
      ...site.headersFor(shell),
    },
  });
  try {
    const audience = audienceOf(release);
    if (audience) await signIn(context, site.platform, audience);
    return await use(await context.newPage());
  } finally {
    // A browser that crashed has closed it by itself.
    await context.close().catch(() => undefined);
  }
}

/** Records errors and warnings of the page, and fallbacks to another version. */
function listen(page: Page, path: string, { name, version }: RemoteRelease): Set<string> {
  const problems = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`${path} logged: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.add(`${path} threw: ${error.message}`));
  page.on('request', (request) => {
    const [, asked] = new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url()) ?? [];
    if (asked && asked !== version) problems.add(`${path} loaded ${name} ${asked} instead`);
  });
  return problems;
}

async function isMounted(page: Page, name: string): Promise<boolean> {
  if ((await waitForState(page, name, ['mounted', 'failed'])) !== 'mounted') return false;
  return waitForSelector(page, `[data-remote="${name}"] h1`, { state: 'visible', timeout: mountedWithinMs });
}

/** @returns the state of the remote's slot once it is one of these, or when time is up */
async function waitForState(page: Page, name: string, states: readonly string[]): Promise<string> {
  const isPlaced = await waitForSelector(page, `[data-remote="${name}"]`, {
    state: 'attached',
    timeout: placedWithinMs,
  });
  if (!isPlaced) return readState(page, name);
  const selector = states.map((state) => `[data-remote="${name}"][data-state="${state}"]`).join(', ');
  await waitForSelector(page, selector, { state: 'visible', timeout: mountedWithinMs });
  return readState(page, name);
}

/** @returns whether it was there in time @throws {Error} when the page or the browser is gone */
async function waitForSelector(
  page: Page,
  selector: string,
  options: { readonly state: 'attached' | 'visible'; readonly timeout: number },
): Promise<boolean> {
  try {
    await page.waitForSelector(selector, options);
    return true;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return false;
    throw error;
  }
}

async function readState(page: Page, name: string): Promise<string> {
  const slot = page.locator(`[data-remote="${name}"]`);
  return (await slot.count()) > 0 ? ((await slot.first().getAttribute('data-state')) ?? '') : 'not there';
}

/** Whether the shell's server renders pages of the version after polling the registry. */
async function isServedInTime(visit: Visit, path: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  do {
    if ((await readServedVersion(visit, path)) === visit.release.version) return true;
    await delay(pauseMs);
  } while (Date.now() < deadline);
  return false;
}

async function readServedVersion({ release, site, shell }: Visit, path: string): Promise<string | undefined> {
  const html = await (await site.fetchPage(shell, path)).text();
  const [, text] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  const { registry } = JSON.parse(text ?? '{"registry":{"remotes":[]}}') as {
    registry: { remotes: { name: string; release: { version: string } }[] };
  };
  return registry.remotes.find((remote) => remote.name === release.name)?.release.version;
}
