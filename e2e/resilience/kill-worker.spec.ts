import { eventually } from '@sabi/test-kit/eventually';
import { inventCandidates } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expect, test } from '../support/resilience-test';

test('R2 when svc-ai is killed in the middle of a CV, the CV is read again and brought in once', async ({
  pipeline,
}) => {
  const { ai, model } = pipeline;
  const { candidate } = inventCandidates(pipeline, 'candidate');
  model.holdAnswers();
  await candidate.uploadCv();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
  await ai.process.kill();
  model.open();
  await ai.process.start();
  await expectParsedOnce(pipeline, [candidate]);
  // The one call that may be made twice: its answer went to the process that was killed.
  expect(await pipeline.countModelCalls()).toBe(2);
});
