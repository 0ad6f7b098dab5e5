import { eventually } from '@sabi/test-kit/eventually';
import { inventCandidates } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

/** Production's value, or one short enough for a test. */
const heartbeatSeconds = isFull ? 10 : 2;
const longestMs = 30_000;

test.use({ pipelineOptions: { heartbeatSeconds } });

test('R3 when a worker is frozen in the middle of a CV, another reads it within 30 s and it is brought in once', async ({
  pipeline,
}) => {
  test.setTimeout(180_000);
  const { ai, model } = pipeline;
  const { candidate } = inventCandidates(pipeline, 'candidate');
  model.holdAnswers();
  await candidate.uploadCv();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
  await pipeline.addWorker();
  ai.process.freeze();
  const frozenAt = performance.now();
  model.open();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(2), 2 * longestMs);
  const takenOverMs = performance.now() - frozenAt;
  expectInTime(takenOverMs, longestMs);
  await eventually(async () => expect(await candidate.readState()).toBe('parsed'), 30_000);
  ai.process.thaw();
  await expectParsedOnce(pipeline, [candidate]);
  expect(await pipeline.countModelCalls()).toBe(2);
  recordFigure(
    'R3',
    `another worker had the CV ${(takenOverMs / 1000).toFixed(1)} s after the first froze, heartbeat ${heartbeatSeconds} s`,
  );
});
