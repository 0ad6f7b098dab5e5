import { RebuiltRemote } from '../support/rebuilt-remote';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';

test('a remote for another mount contract is not published; published all the same, its place says that it is not there', async ({
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  const remote = await RebuiltRemote.redeclare('mf-blog', { protocol: 3 });
  try {
    const version = await remote.readVersion();
    const { code, said } = await remote.tryToRun(platform, 'publish', '--no-build');
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`cannot be deployed: mf-blog ${version} on shell [0-9a-f]{10}\\.`));
    expect(await remote.run(platform, 'status')).not.toContain(version);

    await remote.publish(platform, 0);
    expect(await remote.run(platform, 'status')).toContain(version);
    await page.setExtraHTTPHeaders({ 'x-remote-version': `mf-blog@${version}` });
    await page.goto('/blog');
    await expect(page.getByText(texts.en.slotFailed)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  } finally {
    await remote.dispose();
  }
});
