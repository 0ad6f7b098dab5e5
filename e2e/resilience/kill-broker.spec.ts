import { randomBytes, randomUUID } from 'node:crypto';
import { cvParseRequested } from '@sabi/contracts/messages/cv';
import { cvParseQueue } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { drainQueue } from '../support/broker-queues';
import { inventCandidates } from '../support/candidate';
import { findUnsent } from '../support/cv-pipeline';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

const messages = isFull ? 5000 : 1000;
const resumesWithinMs = 10_000;

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

test(`R4 when the broker is killed while it takes ${messages} messages, none that it confirmed is lost and publishing goes on within 10 s`, async ({
  pipeline,
}) => {
  test.setTimeout(180_000);
  const { ai, profile, servers } = pipeline;
  await ai.process.stop(); // leaves them unconsumed
  const outbox = profile.database.db.collection<{ _id: string }>('outbox');
  const entries = Array.from({ length: messages }, buildEntry);
  const ids = entries.map(({ _id }) => _id);
  await outbox.insertMany(entries);
  await eventually(async () => expect(await outbox.countDocuments()).toBeLessThan(messages / 2), 60_000, 5);
  await servers.rabbit.kill();
  const killedAt = performance.now();
  const unconfirmed = new Set(await findUnsent(profile));
  const confirmed = ids.filter((id) => !unconfirmed.has(id));
  expect(confirmed.length).toBeGreaterThan(0);
  expect(unconfirmed.size).toBeGreaterThan(0);
  await servers.rabbit.restart();
  const backAt = performance.now();
  await eventually(async () => expect(await outbox.countDocuments()).toBeLessThan(unconfirmed.size), 30_000);
  const resumedAt = performance.now();
  await eventually(async () => expect(await outbox.countDocuments()).toBe(0), 60_000);
  const taken = await drainQueue(servers.rabbit.url, cvParseQueue.name);
  const kept = new Set(taken.map(({ properties }) => String(properties.messageId)));
  expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  expect([...kept].sort()).toEqual([...ids].sort());
  expectInTime(resumedAt - backAt, resumesWithinMs);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  recordFigure(
    'R4',
    `0 of ${confirmed.length} confirmed and of ${messages} in all lost, ${taken.length - kept.size} twice; publishing again ` +
      `${seconds(resumedAt - backAt)} after the broker was back, ${seconds(resumedAt - killedAt)} after its end`,
  );
});

/** A message as svc-profile saves it with an upload. */
function buildEntry() {
  const [userId, cvId] = [randomUUID(), randomUUID()];
  const { type, exchange, schema } = cvParseRequested;
  const request = { resume_id: cvId, user_id: userId, file_key: `${userId}/cv_1.pdf`, file_name: 'cv.pdf' };
  return {
    _id: randomUUID(),
    type,
    exchange,
    body: schema.parse(request),
    occurredAt: new Date(),
    correlationId: randomUUID(),
    traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
    actor: userId,
    tries: 0,
    leaseUntil: new Date(0),
    parkedAt: null,
    lastError: null,
  };
}
