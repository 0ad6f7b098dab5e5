import { eventually } from '@sabi/test-kit/eventually';
import { inventCandidates } from '../support/candidate';
import { getUnsent } from '../support/cv-pipeline';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expect, test } from '../support/resilience-test';

test.describe('R1 when svc-profile is killed after it has saved an upload', () => {
  test('and before it could publish the request, the next process publishes it', async ({ pipeline }) => {
    const { profile } = pipeline;
    const { candidate } = inventCandidates(pipeline, 'candidate');
    profile.broker.shut();
    await candidate.uploadCv();
    const messageId = await getUnsent(profile);
    await profile.process.kill();
    expect(profile.broker.countSent(messageId)).toBe(0);
    expect(await getUnsent(profile)).toBe(messageId);
    profile.broker.open();
    await profile.process.start();
    await expectParsedOnce(pipeline, [candidate]);
    expect(await pipeline.countModelCalls()).toBe(1);
  });

  test('and before the broker confirmed the request, it is published twice and done once', async ({
    pipeline,
  }) => {
    const { profile } = pipeline;
    const { candidate } = inventCandidates(pipeline, 'candidate');
    profile.broker.holdAnswers();
    await candidate.uploadCv();
    await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
    const messageId = await getUnsent(profile);
    await profile.process.kill();
    const sentByTheFirst = profile.broker.countSent(messageId);
    expect(sentByTheFirst).toBeGreaterThanOrEqual(1);
    profile.broker.open();
    await profile.process.start();
    await expectParsedOnce(pipeline, [candidate]);
    expect(profile.broker.countSent(messageId)).toBeGreaterThan(sentByTheFirst);
    expect(await pipeline.countModelCalls()).toBe(1);
  });
});

test.describe('R1 when svc-ai is killed after it has saved a result', () => {
  test('and before it could publish the outcome, the next process publishes it', async ({ pipeline }) => {
    const { ai, model } = pipeline;
    const { candidate } = inventCandidates(pipeline, 'candidate');
    model.holdAnswers();
    await candidate.uploadCv();
    await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
    ai.broker.shut();
    model.open();
    const messageId = await eventually(() => getUnsent(ai), 30_000);
    await ai.process.kill();
    expect(ai.broker.countSent(messageId)).toBe(0);
    expect(await getUnsent(ai)).toBe(messageId);
    ai.broker.open();
    await ai.process.start();
    await expectParsedOnce(pipeline, [candidate]);
    expect(await pipeline.countModelCalls()).toBe(1);
  });

  test('and before the broker confirmed the outcome, it is published twice and applied once', async ({
    pipeline,
  }) => {
    const { ai, model } = pipeline;
    const { candidate } = inventCandidates(pipeline, 'candidate');
    model.holdAnswers();
    await candidate.uploadCv();
    await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
    ai.broker.holdAnswers();
    model.open();
    await eventually(async () => expect(await candidate.readState()).toBe('parsed'), 30_000);
    const messageId = await getUnsent(ai);
    await ai.process.kill();
    const sentByTheFirst = ai.broker.countSent(messageId);
    expect(sentByTheFirst).toBeGreaterThanOrEqual(1);
    ai.broker.open();
    await ai.process.start();
    await expectParsedOnce(pipeline, [candidate]);
    expect(ai.broker.countSent(messageId)).toBeGreaterThan(sentByTheFirst);
    expect(await pipeline.countModelCalls()).toBe(1);
  });
});
