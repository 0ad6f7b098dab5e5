import { eventually } from '@sabi/test-kit/eventually';
import { inventCandidates } from '../support/candidate';
import { findUnsent } from '../support/cv-pipeline';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expect, test } from '../support/resilience-test';

test('R4 when the broker is killed, the CV being read, the one waiting and the one uploaded meanwhile are brought in once', async ({
  pipeline,
}) => {
  const { ai, profile, model, servers } = pipeline;
  const { beingRead, waiting, uploadedMeanwhile } = inventCandidates(
    pipeline,
    'beingRead',
    'waiting',
    'uploadedMeanwhile',
  );
  model.holdAnswers();
  await beingRead.uploadCv();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
  await waiting.uploadCv();
  await eventually(async () => expect(await findUnsent(profile)).toEqual([]), 30_000);
  await servers.rabbit.kill();
  await uploadedMeanwhile.uploadCv();
  expect(await findUnsent(profile)).toHaveLength(1);
  model.open();
  await eventually(async () => expect(await findUnsent(ai)).toHaveLength(1), 30_000);
  await servers.rabbit.restart();
  await expectParsedOnce(pipeline, [beingRead, waiting, uploadedMeanwhile]);
  expect(await pipeline.countModelCalls()).toBe(3);
});
