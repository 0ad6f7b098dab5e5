import { eventually } from '@sabi/test-kit/eventually';
import { type Candidate, inventCandidates } from '../support/candidate';
import { type CvPipeline, getUnsent } from '../support/cv-pipeline';
import { expectNothingWaiting, expectParsedOnce } from '../support/expect-parsed-once';
import { expect, test } from '../support/resilience-test';

// One after the other on the same services, as starting them takes longer than all else.
test('R1 when svc-profile or svc-ai is killed after it has saved an upload or a result, the message is published by the next process, and each CV is brought in once', async ({
  pipeline,
}) => {
  test.setTimeout(240_000);
  const cases = {
    'svc-profile, before it could publish the request': killBeforeRequest,
    'svc-profile, before the broker confirmed the request: it is published twice and done once':
      killBeforeRequestIsConfirmed,
    'svc-ai, before it could publish the outcome': killBeforeOutcome,
    'svc-ai, before the broker confirmed the outcome: it is published twice and applied once':
      killBeforeOutcomeIsConfirmed,
  };
  const candidates = Object.values(inventCandidates(pipeline, ...Object.keys(cases)));
  for (const [index, [name, kill]] of Object.entries(cases).entries()) {
    const candidate = candidates[index];
    if (!candidate) throw new Error(`There is no CV for ${name}`);
    await test.step(name, async () => {
      await kill(pipeline, candidate, index + 1);
      await eventually(async () => expect(await candidate.readState()).toBe('parsed'), 60_000);
      await eventually(() => expectNothingWaiting(pipeline), 60_000, 200);
      expect(await pipeline.countModelCalls()).toBe(index + 1);
    });
  }
  await expectParsedOnce(pipeline, candidates);
  expect(await pipeline.countModelCalls()).toBe(candidates.length);
});

async function killBeforeRequest({ profile }: CvPipeline, candidate: Candidate): Promise<void> {
  profile.broker.shut();
  await candidate.uploadCv();
  const messageId = await getUnsent(profile);
  await profile.process.kill();
  expect(profile.broker.countSent(messageId)).toBe(0);
  expect(await getUnsent(profile)).toBe(messageId);
  profile.broker.open();
  await profile.process.start();
}

/** @param calls of the model, with the one for this CV */
async function killBeforeRequestIsConfirmed(
  pipeline: CvPipeline,
  candidate: Candidate,
  calls: number,
): Promise<void> {
  const { profile } = pipeline;
  profile.broker.holdAnswers();
  await candidate.uploadCv();
  await untilCalled(pipeline, calls);
  const messageId = await getUnsent(profile);
  await profile.process.kill();
  const sentByTheFirst = profile.broker.countSent(messageId);
  expect(sentByTheFirst).toBeGreaterThanOrEqual(1);
  profile.broker.open();
  await profile.process.start();
  await eventually(() => expect(profile.broker.countSent(messageId)).toBeGreaterThan(sentByTheFirst), 60_000);
}

async function killBeforeOutcome(pipeline: CvPipeline, candidate: Candidate, calls: number): Promise<void> {
  const { ai, model } = pipeline;
  model.holdAnswers();
  await candidate.uploadCv();
  await untilCalled(pipeline, calls);
  ai.broker.shut();
  model.open();
  const messageId = await eventually(() => getUnsent(ai), 30_000);
  await ai.process.kill();
  expect(ai.broker.countSent(messageId)).toBe(0);
  expect(await getUnsent(ai)).toBe(messageId);
  ai.broker.open();
  await ai.process.start();
}

async function killBeforeOutcomeIsConfirmed(
  pipeline: CvPipeline,
  candidate: Candidate,
  calls: number,
): Promise<void> {
  const { ai, model } = pipeline;
  model.holdAnswers();
  await candidate.uploadCv();
  await untilCalled(pipeline, calls);
  ai.broker.holdAnswers();
  model.open();
  await eventually(async () => expect(await candidate.readState()).toBe('parsed'), 30_000);
  const messageId = await getUnsent(ai);
  await ai.process.kill();
  const sentByTheFirst = ai.broker.countSent(messageId);
  expect(sentByTheFirst).toBeGreaterThanOrEqual(1);
  ai.broker.open();
  await ai.process.start();
  await eventually(() => expect(ai.broker.countSent(messageId)).toBeGreaterThan(sentByTheFirst), 60_000);
}

const untilCalled = (pipeline: CvPipeline, calls: number) =>
  eventually(async () => expect(await pipeline.countModelCalls()).toBe(calls), 30_000);
