import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { APIRequestContext } from '@playwright/test';
import { fromOwnNetwork } from '../support/network';
import { RebuiltRemote } from '../support/rebuilt-remote';
import { openDesk } from '../support/staff';
import { expect, type Page, test } from '../support/test';
import { staffTexts } from '../texts/staff';

const t = staffTexts.en;
const remote = 'mf-blog';

test('the staff sees a canary at 10 %, promotes it and rolls it back; without the role there is no page', async ({
  page,
  browser,
  platform,
  request,
}) => {
  const candidate = await RebuiltRemote.redeclare(remote, { hasContactButton: true });
  try {
    const [before, version] = [await readCurrent(request), await candidate.readVersion()];
    await candidate.publish(platform, 10);
    await openDesk(page, platform, { path: '/platform', language: 'en', member: 'admin' });
    const card = page.getByRole('article', { name: remote });
    await expect(card.getByRole('listitem').filter({ hasText: version }).first()).toContainText('10%');

    await confirm(page, t.promoteBlog, t.promote);
    await expect(card.getByRole('listitem').filter({ hasText: version }).first()).toContainText('100%');
    expect(await readCurrent(request)).toBe(version);

    await confirm(page, t.rollBackBlog, t.rollBack);
    await expect(card.getByRole('listitem').filter({ hasText: before }).first()).toContainText('100%');
    expect(await readCurrent(request)).toBe(before);
    await card.getByText(t.history, { exact: true }).press('Enter');
    await expect(card.getByRole('listitem').filter({ hasText: t.byYou }).first()).toBeVisible();

    const status = await candidate.run(platform, 'status');
    expect(status).toContain(`rolled back ${version}`);
    expect(status).toContain('by admin@demo.example of the staff');
  } finally {
    await candidate.dispose();
  }

  const context = await browser.newContext({ baseURL: platform.url, extraHTTPHeaders: fromOwnNetwork() });
  const reviewer = await context.newPage();
  await openDesk(reviewer, platform, { path: '/platform', language: 'en', member: 'reviewer' });
  await expect(reviewer.getByText(t.outsideRemotes)).toBeVisible();
  await expect(reviewer.getByRole('article')).toHaveCount(0);
  await expect(reviewer.getByRole('link', { name: t.remotes, exact: true })).toHaveCount(0);
  await context.close();
});

/** By the keyboard alone. */
async function confirm(page: Page, button: string, action: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function readCurrent(request: APIRequestContext): Promise<string> {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as RemoteRegistry;
  return remotes.find(({ name }) => name === remote)?.release.version ?? '';
}
