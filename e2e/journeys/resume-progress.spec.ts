import { readFile } from 'node:fs/promises';
import { type Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { createMember } from '../support/operator';
import { chooseCv, openProfile, openReview } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { resumeProgressTexts } from '../texts/resume-progress';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fixture = cvFixtures().find(({ format }) => format === 'pdf');
/** Readers of PDF ignore what stands behind its end. */
const sizeBytes = 2 * 1024 * 1024;
/** As over a poor mobile connection. */
const bytesPerSecond = 256 * 1024;

const language: Language = 'en';
const t = resumeProgressTexts[language];

test('how far a CV is on its way is shown in per cent, and told', async ({
  page,
  platform,
  pageProblems,
}) => {
  if (!fixture) throw new Error('There is no PDF to upload');
  const pdf = await readFile(fixture.path);
  const buffer = Buffer.concat([pdf, Buffer.alloc(sizeBytes - pdf.length, ' ')]);
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await playReading(page);
  await slowDown(page);
  await chooseCv(page, language, { name: 'CV.pdf', mimeType: 'application/pdf', buffer });

  const sending = page.getByRole('progressbar', { name: t.uploading });
  const panel = page.getByRole('region', { name: 'CV', exact: true });
  await expect(sending).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  const first = Number(await sending.getAttribute('aria-valuenow'));
  await expect(panel.getByText(/^\d+\s?%$/).first()).toBeVisible();
  await expectNoBarrier(page, 'page with an upload', ['desk']);
  await expect
    .poll(async () => Number(await sending.getAttribute('aria-valuenow')), { intervals: [200] })
    .toBeGreaterThan(first);
  await expect(panel.locator('[aria-live=polite]').filter({ hasText: /^(?:25|50|75)\s?%$/ })).toHaveCount(1);

  await expect(page.getByRole('progressbar', { name: t.sorting })).toHaveAttribute('aria-valuenow', '40');
  await expect(panel.getByText(/^40\s?%$/)).toBeVisible();
  await openReview(page, language);
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

/** The first that is heard of the job is that it is under way; after that the service tells by itself. */
async function playReading(page: Page): Promise<void> {
  await page.route(
    '**/api/profile/v1/resumes/*/events',
    async (route) => {
      const id = /resumes\/([^/]+)\/events/.exec(route.request().url())?.[1];
      const job = { state: 'parsing', error_code: null, progress_percent: 40 };
      const file = { id, file_key: 'x', file_name: 'CV.pdf', size_bytes: sizeBytes };
      const data = JSON.stringify({ ...file, ...job, uploaded_at: new Date().toISOString() });
      await route.fulfill({ contentType: 'text/event-stream', body: `event: resume\ndata: ${data}\n\n` });
    },
    { times: 1 },
  );
}
