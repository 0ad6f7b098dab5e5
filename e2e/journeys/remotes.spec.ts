import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createTalent, signIn } from '../support/account';
import { readDictionary } from '../support/dictionary';
import { readMenuLabel } from '../support/menu-labels';
import { RebuiltRemote } from '../support/rebuilt-remote';
import { RemoteServer } from '../support/remote-server';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const auth = readDictionary('en', 'mf-auth', 'auth');
const listingTitle = readDictionary('en', 'mf-blog', 'blog')('listing.title');
const linkTo = (path: string) => readMenuLabel('en', 'header', path);

/** A page of each remote, a link to it for when the remote is down, and its content. */
const remotes = [
  { name: 'mf-marketing', from: '/blog', link: linkTo('/talent-solution'), heading: /career/i },
  { name: 'mf-blog', from: '/', link: linkTo('/blog'), heading: listingTitle },
  { name: 'mf-auth', from: '/', link: texts.en.login, heading: auth('signIn.title') },
];
const elsewhere = {
  'mf-marketing': '/blog',
  'mf-blog': '/',
  'mf-jobs': '/',
  'mf-hire': '/',
  'mf-auth': '/',
  'mf-talent': '/',
  'mf-staff': '/',
} as const;

test.describe('a remote on a file server of its own', { tag: '@core' }, () => {
  let servers: ReadonlyMap<string, RemoteServer>;

  // All at once, as it takes the platform some seconds to fetch files from them.
  test.beforeAll(async ({ platform }) => {
    const names = [...remotes.map(({ name }) => name), 'mf-talent'];
    const started = names.map(async (name) => [name, await RemoteServer.start(name, platform)] as const);
    servers = new Map(await Promise.all(started));
  });
  test.afterAll(() => Promise.all([...servers.values()].map((server) => server.dispose())));

  const serverOf = (name: string): RemoteServer => {
    const server = servers.get(name);
    if (!server) throw new Error(`No server of ${name} has been started`);
    return server;
  };

  for (const { name, from, link, heading } of remotes) {
    test(`R36 ${name} is down: its place says so, the rest works, and it comes back without a reload`, async ({
      page,
    }) => {
      await page.goto(from);
      await expectMounted(page);
      await markShell(page);
      const server = serverOf(name);
      await server.down();
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await expectPanel(page, name);
      await expectOthersWork(page, from);
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await expectPanel(page, name);
      await server.up();
      await retry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectMounted(page);
      await expectSameShell(page);
    });
  }

  test('R36 mf-talent is down: its place says so, the rest works, and it comes back without a reload', async ({
    page,
    browser,
    platform,
    mailbox,
  }) => {
    await signIn(page, 'en', await createTalent({ siteUrl: platform.url, mailbox }));
    const context = await browser.newContext({
      baseURL: platform.url,
      storageState: await page.context().storageState(),
    });
    const fresh = await context.newPage(); // with the session but without cached files
    await fresh.goto(elsewhere['mf-talent']);
    await expectMounted(fresh);
    await markShell(fresh);
    const server = serverOf('mf-talent');
    await server.down();
    await openMyProfile(fresh);
    await expectPanel(fresh, 'mf-talent');
    await fresh.goBack();
    await expectMounted(fresh);
    await openMyProfile(fresh);
    await expectPanel(fresh, 'mf-talent');
    await server.up();
    await retry(fresh);
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Dewi Rekaan');
    await expectSameShell(fresh);
    await context.close();
  });
});

test('a script of a remote that was altered on its way is not run, nor does its style sheet style anything', async ({
  page,
}) => {
  for (const [what, files] of [
    ['entry', '**/remotes/mf-blog/*/remoteEntry.js'],
    ['chunk', '**/remotes/mf-blog/*/remote.*.js'],
  ] as const)
    await test.step(`a script: its ${what}`, async () => {
      await alter(page, files, ';window.altered = true;');
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
      await expectPanel(page, 'mf-blog');
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);
      await page.unrouteAll();
    });

  await test.step('a style sheet of a remote that was altered on its way styles nothing, with the page and after it', async () => {
    await alter(page, '**/remotes/mf-blog/*/*.css', ' body { outline: 7px solid red; }');
    const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineWidth);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await outline()).not.toBe('7px');
    await page.goto('/');
    await expectMounted(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expectPanel(page, 'mf-blog');
    expect(await outline()).not.toBe('7px');
  });
});

test('the federation runtime lists each remote; one that is rebuilt appears while the shell runs on unchanged', async ({
  page,
  platform,
  request,
}) => {
  await page.goto('/blog');
  await expectMounted(page);
  await test.step('each is listed with its version, for the developer tools too, and its manifest is published', () =>
    expectListed(page, request));
  const [shellFiles, shellScripts] = [await hashShellFiles(), await listShellScripts(request)];
  expect(shellScripts).not.toEqual([]);
  // broken-canary.spec.ts builds one from changed sources.
  const rebuilt = await RebuiltRemote.reword('mf-blog', { replace: listingTitle, by: 'Insights, rebuilt' });
  try {
    await rebuilt.publish(platform, 100);
    await expect(async () => {
      expect(await (await request.get('/blog')).text()).toContain('<title>Insights, rebuilt');
    }).toPass();
    await page.goto('/blog');
    await expectMounted(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights, rebuilt');
    expect(await listShellScripts(request)).toEqual(shellScripts);
    expect(await hashShellFiles()).toEqual(shellFiles);
    await expectFallback(page, await rebuilt.readVersion());
  } finally {
    await rebuilt.run(platform, 'rollback');
    await rebuilt.dispose();
  }
});

/** Appends to a remote's files between server and browser. */
async function alter(page: Page, files: string, addition: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}${addition}` });
  });
}

interface Registry {
  readonly remotes: readonly { readonly name: string; readonly release: { readonly version: string } }[];
}

/** The global of Module Federation that its developer tools read. */
interface FederationGlobal {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string; readonly version?: string }[] };
  }[];
  readonly moduleInfo: Readonly<
    Record<string, { readonly remotesInfo?: Readonly<Record<string, { readonly matchedVersion: string }>> }>
  >;
}

async function expectListed(page: Page, request: APIRequestContext): Promise<void> {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as Registry;
  const versions = Object.fromEntries(
    remotes.map(({ name, release }) => [`${name}@${release.version}`, release.version]),
  );
  expect(remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(elsewhere)));
  const { listed, shown, instances } = await page.evaluate(() => {
    const { __INSTANCES__, moduleInfo } = (window as unknown as { __FEDERATION__: FederationGlobal })
      .__FEDERATION__;
    const shell = __INSTANCES__.find(({ name }) => name === 'shell');
    return {
      instances: __INSTANCES__.map(({ name }) => name),
      listed: shell?.options.remotes.map(({ name, version }) => [name, version] as const) ?? [],
      shown: moduleInfo['shell']?.remotesInfo ?? {},
    };
  });
  expect(instances).toEqual(['shell', 'mf-blog']);
  expect(Object.fromEntries(listed)).toEqual(versions);
  expect(
    Object.fromEntries(Object.entries(shown).map(([name, info]) => [name, info.matchedVersion])),
  ).toEqual(versions);
  for (const { name, release } of remotes) {
    const folder = `/remotes/${name}/${release.version}/`;
    const manifest = (await (await request.get(`${folder}mf-manifest.json`)).json()) as object;
    expect(manifest).toMatchObject({ name, metaData: { publicPath: folder, globalName: name } });
  }
}

/** A release that cannot be loaded is replaced by the one before it; other failures are tested in the shell's federation. */
async function expectFallback(page: Page, version: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, entry] = /mf-blog\/([^/]+)\/remoteEntry\.js/.exec(request.url()) ?? [];
    if (entry) asked.push(entry);
  });
  await page.route(`**/remotes/mf-blog/${version}/remoteEntry.js`, (route) => route.abort());
  await page.goto('/');
  await expectMounted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingTitle);
  await expectMounted(page);
  expect(asked).toEqual([version, version, expect.not.stringContaining(version)]);
}

async function expectMounted(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-state', 'mounted');
}

async function expectPanel(page: Page, remote: string): Promise<void> {
  const slot = page.locator(`[data-remote="${remote}"]`);
  await expect(slot.getByText(texts.en.slotFailed)).toBeVisible({ timeout: 30_000 });
  await expect(slot.getByRole('button', { name: texts.en.retry })).toBeVisible();
}

async function expectOthersWork(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expectMounted(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.en.retry }).click();
}

async function openMyProfile(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Dewi' }).click();
  await page.getByRole('menuitem', { name: readMenuLabel('en', 'account', '/profile') }).click();
}

/** A reload would remove the mark. */
async function markShell(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { shellMark: 'since the beginning' }));
}

async function expectSameShell(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { shellMark?: string }).shellMark)).toBe('since the beginning');
}

async function hashShellFiles(): Promise<Record<string, string>> {
  const folder = join(repositoryRoot, 'shell/dist');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes = files
    // Node keeps compiled code there when a resilience test starts the shell as a process of its own.
    .filter((file) => file.isFile() && !file.parentPath.includes('.compile-cache'))
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [
        path,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ] as const;
    });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Script files of the shell in a page. */
async function listShellScripts(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/blog')).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].sort();
}
