import { writeFile } from 'node:fs/promises';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { PlatformProcess } from '@sabi/test-kit/platform-process';
import { type CollectedSpan, startSpanCollector } from '@sabi/test-kit/span-collector';
import { restoreSession } from '../support/account';
import { drawTrace } from '../support/draw-trace';
import { chooseCv, openProfile, openCvImport } from '../support/profile-page';
import { createVerifiedAccount } from '../support/operator';
import { acceptCvImport, askAs, fetchProfile } from '../support/own-profile';
import { expect, test } from '../support/test';
import { shortenInboxStream } from '../support/short-inbox-stream';

/** Minimum steps of an upload's trace. */
const steps = [
  'browser: user action',
  'browser: POST /storage/v1/object/*',
  'gateway: POST /storage/v1/object/*',
  'gateway: forward svc-profile',
  'svc-profile: store put',
  'svc-profile: publish cv.parse.requested.v1',
  'svc-ai: process cv.parse.requested.v1',
  'svc-ai: store get',
  'svc-ai: extract text',
  'svc-ai: parse cv',
  'svc-ai: publish cv.parse.succeeded.v1',
  'svc-profile: process cv.parse.succeeded.v1',
];

test('one trace leads from the upload in the browser to the parsed profile, and names nobody; a restart loses nothing', async ({
  browser,
}) => {
  const cv = cvFixtures().find(({ name }) => name === 'en-weasyprint-classic');
  if (!cv) throw new Error('There is no such CV');
  const collector = await startSpanCollector();
  const platform = await PlatformProcess.create(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    { dataDir: await createDataFolder() },
  );
  const page = await browser.newPage({ baseURL: platform.url });
  try {
    const account = await createVerifiedAccount(platform);
    await restoreSession(page, platform, account);
    await shortenInboxStream(page.context());
    await openProfile(page, 'en');
    await page.waitForLoadState('networkidle'); // the reporter is the last script of a page
    await chooseCv(page, 'en', cv.path);
    await openCvImport(page, 'en');
    const trace = await expectTrace(collector.spans);
    for (const person of [account.email, account.userId, 'Rekaan', cv.truth.last_name, cv.truth.email])
      if (person) expect(collector.received()).not.toContain(person);
    const { TRACE_PICTURE: picture } = process.env;
    if (picture) await writeFile(picture, drawTrace(trace, 'From choosing a CV to the parsed profile'));

    const ask = askAs(platform, account);
    await acceptCvImport(ask);
    const filled = await fetchProfile(ask);
    expect(filled.lists.work_experiences).not.toEqual([]);
    await platform.stop();
    await platform.start();
    expect(await fetchProfile(ask)).toEqual(filled);
  } finally {
    await page.close();
    await platform.dispose();
    await collector.stop();
  }
});

/** Resolves with the upload's trace once it is complete. */
async function expectTrace(spans: readonly CollectedSpan[]): Promise<CollectedSpan[]> {
  let trace: CollectedSpan[] = [];
  await expect(() => {
    const upload = spans.find(
      ({ name, service }) => service === 'browser' && name.startsWith('POST /storage'),
    );
    trace = spans.filter(({ traceId }) => traceId === upload?.traceId);
    const names = trace.map(({ service, name }) => `${service}: ${name}`);
    expect(names).toEqual(expect.arrayContaining(steps));
    // Parent spans are exported last.
    const known = new Set(trace.map(({ spanId }) => spanId));
    const orphans = trace.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId));
    expect(orphans.map(({ name }) => name)).toEqual([]);
  }).toPass();
  return trace;
}
