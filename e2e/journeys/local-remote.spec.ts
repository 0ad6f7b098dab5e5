import type { Browser } from '@playwright/test';
import { readDictionary } from '../support/dictionary';
import { StartedRemote } from '../support/started-remote';
import { expect, type Page, test } from '../support/test';

const file = 'src/locales/en/blog.json';
const ofSite = readDictionary('en', 'mf-blog', 'blog')('listing.title');
const [local, edited] = ['Insights from my machine', 'Insights, edited'];

test('a developer sees a remote of their own machine on the running site; nobody else does', async ({
  browser,
  platform,
}) => {
  const remote = await StartedRemote.start('mf-blog', platform.url, { file, replace: ofSite, by: local });
  const [developer, visitor] = [
    await openBrowser(browser, platform.url),
    await openBrowser(browser, platform.url),
  ];
  const problems: string[] = [];
  developer.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  developer.on('pageerror', (error) => problems.push(error.message));
  try {
    await developer.goto(remote.address);
    await developer.getByRole('button', { name: 'Show the local version' }).click();
    await expectBlog(developer, local);
    const notice = developer.getByRole('complementary', { name: 'Local version' });
    await expect(notice).toContainText(
      /^Local mf-blog [\d.]+-[0-9a-f]{10} from port \d+, in this browser only/,
    );
    expect(await listScripts(developer)).toEqual({ local: true, ofSite: false });
    await visitor.goto('/blog');
    await expectBlog(visitor, ofSite);
    await expect(visitor.getByRole('complementary', { name: 'Local version' })).toHaveCount(0);
    expect(await listScripts(visitor)).toEqual({ local: false, ofSite: true });

    await remote.edit({ file, replace: local, by: edited });
    await expect(developer.getByRole('heading', { level: 1 })).toHaveText(edited); // the page reloads by itself
    expect(problems).toEqual([]);

    expect(await remote.end()).toBe(0);
    await expect(notice).toContainText('is no longer served');
    await developer.reload();
    await expectBlog(developer, ofSite);
    await expect(notice).toContainText('No local mf-blog');
    await notice.getByRole('button', { name: 'Show the site’s version' }).click();
    await expect(notice).toHaveCount(0);
    await expectBlog(developer, ofSite);
  } finally {
    await remote.dispose();
    await developer.context().close();
    await visitor.context().close();
  }
});

test('a foreign page can neither show a local version to a visitor nor frame the page that asks', async ({
  browser,
  platform,
}) => {
  const page = await openBrowser(browser, platform.url);
  const question = `${platform.url}/local-remote?remote=mf-blog&port=9000&to=%2Fblog`;
  await page.route('https://foreign.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${question}"></iframe><form method="post" action="${platform.url}/local-remote">
        <input name="remote" value="mf-blog"><input name="port" value="9000"><button>Win</button></form>`,
    }),
  );
  await page.goto('https://foreign.example/');
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Show the local version' }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was changed');
  expect(await page.context().cookies(platform.url)).toEqual([]);
  await page.context().close();
});

/** Without the header by which tests are of different networks: it would go to the developer's machine too. */
async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, extraHTTPHeaders: {} })).newPage();
}

async function expectBlog(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[data-remote="mf-blog"]')).toHaveAttribute('data-state', 'mounted');
}

/** From where the page has loaded the blog's entry. */
function listScripts(page: Page): Promise<{ local: boolean; ofSite: boolean }> {
  return page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/mf-blog\/.*\/remoteEntry\.js$/.test(name));
    const isOwn = (name: string) => name.startsWith(`${window.location.origin}/`);
    return { local: entries.some((name) => !isOwn(name)), ofSite: entries.some(isOwn) };
  });
}
