import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { Candidate } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

/** Production's value, or one short enough for a test. */
const heartbeatSeconds = isFull ? 10 : 2;
const uploads = isFull ? 12 : 4;
/** A request that waited for the broker would take far longer. */
const longestUploadMs = 2000;
/** The timeout of 5 s, and a moment for its start and its record. */
const longestPublishMs = 6000;

test.use({ pipelineOptions: { heartbeatSeconds } });

test('R5 while the broker is frozen, uploads do not wait for it, publishing times out within 5 s, and afterwards each CV is brought in once', async ({
  pipeline,
}) => {
  test.setTimeout(240_000);
  const { profile, servers } = pipeline;
  const candidates = cvFixtures()
    .slice(0, uploads)
    .map((cv) => new Candidate(pipeline, cv));
  servers.rabbit.freeze();
  const frozenAt = Date.now();
  try {
    let slowestMs = 0;
    let acceptedAt = 0; // the first
    for (const candidate of candidates) {
      const begun = performance.now();
      await candidate.uploadCv();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      acceptedAt ||= Date.now();
    }
    expectInTime(slowestMs, longestUploadMs);
    const [given] = await eventually(async () => {
      const lines = await profile.process.readLog('outbox.publish.failed');
      expect(lines).not.toEqual([]);
      return lines;
    }, 30_000);
    const publishTimeoutMs = Number(given?.at) - acceptedAt;
    expectInTime(publishTimeoutMs, longestPublishMs);
    const [left] = await eventually(
      async () => {
        const lines = await profile.process.readLog('amqp.disconnected');
        expect(lines).not.toEqual([]);
        return lines;
      },
      4 * heartbeatSeconds * 1000 + 60_000,
    );
    const leftMs = Number(left?.at) - frozenAt;
    expectInTime(leftMs, 3 * heartbeatSeconds * 1000 + 500);
    recordFigure(
      'R5',
      `slowest of ${uploads} uploads ${slowestMs.toFixed(0)} ms, publishing timed out after ${(publishTimeoutMs / 1000).toFixed(1)} s, ` +
        `the connection after ${(leftMs / 1000).toFixed(1)} s at a heartbeat of ${heartbeatSeconds} s`,
    );
  } finally {
    servers.rabbit.thaw();
  }
  await expectParsedOnce(pipeline, candidates);
});
