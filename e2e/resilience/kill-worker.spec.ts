import { eventually } from '@sabi/test-kit/eventually';
import { drainQueue, findFilledQueues } from '../support/broker-queues';
import { inventCandidates } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

/** Until the broker gives the message to another worker. */
const redeliveredWithinMs = 1000;
/** The lease of a dead worker and the first delay of the queue, which a message waits for that comes before its end. */
const readAgainWithinMs = 10_000 + 5000 + 5000;
/** Ends of its worker after which a message is dead-lettered. */
const mostEnds = 5;
/** The first and the last of them are enough where there is no time: each takes the lease of the worker before. */
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
  // The one call that may be made twice: its answer went to the process that was killed.
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
    // As if all but the last had ended meanwhile.
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
  // One call for each end, one for each of the others: the sixth worker does not begin it.
  expect(await pipeline.countModelCalls()).toBe(endsHere + Object.keys(others).length);
  await eventually(async () => expect(await findFilledQueues(servers.rabbit.url)).toEqual({ 'dead.ai': 1 }));
  // Taken away as well: the broker is that of the tests after this one, which expect it to be empty.
  const [dead] = await drainQueue(servers.rabbit.url, 'dead.ai');
  expect(dead?.properties).toMatchObject({ headers: { 'x-error-code': 'MESSAGE_NEVER_FINISHED' } });
  recordFigure(
    'R9',
    `one CV ended ${endsHere} workers; ${Object.keys(others).length} others were read after ${Math.round(othersMs)} ms`,
  );
  expectInTime(othersMs, othersWithinMs);
});
