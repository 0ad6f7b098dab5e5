import { eventually } from '@sabi/test-kit/eventually';
import getPort from 'get-port';
import { inventCandidates } from '../support/candidate';
import { findUnsent } from '../support/cv-pipeline';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

const seenWithinMs = 1000;
const longestUploadMs = 2000;

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
  pipelineOptions: async ({}, use) => use({ profile: { METRICS_PORT: String(await getPort()) } }),
});

test('R7 while the broker is short of disk, uploads are taken, a metric reports it within 1 s, and afterwards each CV is brought in once', async ({
  pipeline,
  pipelineOptions,
}) => {
  test.setTimeout(180_000);
  const { profile, servers } = pipeline;
  const isBlocked = async () => {
    const port = pipelineOptions.profile?.['METRICS_PORT'] ?? '';
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return /^broker_blocked(\{.*\})? 1$/m.test(metrics);
  };
  const candidates = Object.values(inventCandidates(pipeline, 'first', 'second', 'third'));
  expect(await isBlocked()).toBe(false);
  await servers.rabbit.control('set_disk_free_limit', '900GB');
  try {
    const alarmedAt = Date.now();
    let slowestMs = 0;
    for (const candidate of candidates) {
      const begun = performance.now();
      await candidate.uploadCv();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
    }
    expectInTime(slowestMs, longestUploadMs);
    await eventually(async () => expect(await isBlocked()).toBe(true));
    const [seen] = await profile.process.readLog('amqp.blocked');
    // The broker notifies a connection at its next publish, so at first only the upload's connection knows.
    const seenMs = Number(seen?.at) - alarmedAt;
    expectInTime(seenMs - slowestMs, seenWithinMs);
    expect(await findUnsent(profile)).toHaveLength(candidates.length);
    recordFigure(
      'R7',
      `seen ${seenMs} ms after the alarm, reported by broker_blocked; 0 of ${candidates.length} uploads failed, the slowest took ${slowestMs.toFixed(0)} ms`,
    );
  } finally {
    await servers.rabbit.control('set_disk_free_limit', '100MB');
  }
  await eventually(async () => expect(await isBlocked()).toBe(false));
  await expectParsedOnce(pipeline, candidates);
});
