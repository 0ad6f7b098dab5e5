import { eventually } from '@sabi/test-kit/eventually';
import { drainQueue, findFilledQueues } from '../support/broker-queues';
import { inventCandidates } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

/** Until the broker redelivers the message to another worker. */
const redeliveredWithinMs = 1000;
/** The lease of a dead worker and the queue's first delay, for a message that arrives before the lease ends. */
const readAgainWithinMs = 10_000 + 5000 + 5000;
/** Crashes of workers after which a message is dead-lettered. */
const mostEnds = 5;
/** The first and the last suffice in the short form, as each worker takes over the lease of the one before. */
const endsHere = isFull ? mostEnds : 2;
const othersWithinMs = 30_000;

test('R2 when svc-ai is killed in the middle of a CV, the CV is read again and brought in once', async ({
  pipeline,
}) => {
  const { ai, model } = pipeline;
  const { candidate } = inventCandidates(pipeline, 'candidate');
  model.holdAnswers();
  await candidate.uploadCv();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
  const other = await pipeline.addWorker();
  const killedAt = Date.now();
  await ai.process.kill();
  model.open();
  const { at } = await eventually(async () => {
    const [line] = await other.readLog('message.failed');
    if (!line) throw new Error('The message has not come to the other worker');
    return line;
  }, 30_000);
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(2), 60_000);
  const readAgainMs = Date.now() - killedAt;
  await ai.process.start();
  await expectParsedOnce(pipeline, [candidate]);
  // The one call that may be repeated: its answer went to the killed process.
  expect(await pipeline.countModelCalls()).toBe(2);
  recordFigure(
    'R2',
    `another worker had the message after ${at - killedAt} ms and read the CV after ${readAgainMs} ms`,
  );
  expectInTime(at - killedAt, redeliveredWithinMs);
  expectInTime(readAgainMs, readAgainWithinMs);
});

test('R9 a CV that ends its worker again and again is dead-lettered after five, and others are read', async ({
  pipeline,
}) => {
  test.setTimeout(300_000);
  const { ai, model, servers } = pipeline;
  const { fatal, ...others } = inventCandidates(pipeline, 'fatal', 'first', 'second', 'third');
  model.holdAnswers();
  await fatal.uploadCv();
  const inbox = ai.database.db.collection('inbox');
  for (let ends = 1; ends <= endsHere; ends += 1) {
    await eventually(async () => expect(await pipeline.countModelCalls()).toBe(ends), 60_000);
    await ai.process.kill();
    if (ends === endsHere) break;
    // As if all crashes but the last had happened.
    if (!isFull) await inbox.updateOne({ starts: ends }, { $set: { starts: mostEnds - 1 } });
    await ai.process.start();
  }
  model.open();
  await Promise.all(Object.values(others).map((other) => other.uploadCv()));
  await ai.process.start();
  const backAt = performance.now();
  for (const other of Object.values(others))
    await eventually(async () => expect(await other.readState()).toBe('parsed'), 2 * othersWithinMs, 200);
  const othersMs = performance.now() - backAt;
  await eventually(async () => expect(await fatal.readState()).toBe('failed'), 60_000, 200);
  // One call per crash, and one for each other CV: the sixth worker does not start it.
  expect(await pipeline.countModelCalls()).toBe(endsHere + Object.keys(others).length);
  await eventually(async () => expect(await findFilledQueues(servers.rabbit.url)).toEqual({ 'dead.ai': 1 }));
  // Also removed, as later tests expect an empty broker.
  const [dead] = await drainQueue(servers.rabbit.url, 'dead.ai');
  expect(dead?.properties).toMatchObject({ headers: { 'x-error-code': 'MESSAGE_NEVER_FINISHED' } });
  recordFigure(
    'R9',
    `one CV ended ${endsHere} workers; ${Object.keys(others).length} others were read after ${Math.round(othersMs)} ms`,
  );
  expectInTime(othersMs, othersWithinMs);
});
