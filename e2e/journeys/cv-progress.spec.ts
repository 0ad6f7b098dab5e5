import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { cvProgressTexts } from '../texts/cv-progress';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizeBytes = 2 * 1024 * 1024;
/** Slow enough that the upload always ends by being cancelled. */
const bytesPerSecond = 64 * 1024;

const t = cvProgressTexts.en;

test('how much of a CV a browser has sent is shown, until the upload is cancelled', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, 'en');
  await slowDown(page);
  await chooseCv(page, 'en', {
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(sizeBytes, ' '),
  });
  const sending = page.getByRole('progressbar', { name: t.uploading });
  await expect(sending).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  const first = await sending.getAttribute('aria-valuenow');
  await expectAccessible(page, 'page with an upload', ['desk']);
  await expect(sending).not.toHaveAttribute('aria-valuenow', first ?? '');
  await page.getByRole('button', { name: t.cancel }).click();
  await expect(sending).toHaveCount(0);
  expect(pageProblems).toEqual([]);
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
