import { cvParseQueue } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { drainQueue, findFilledQueues, shortenDelays } from '../support/broker-queues';
import { Candidate, inventCandidates } from '../support/candidate';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

const attempts = 1 + cvParseQueue.retryDelaysMs.length;
/** Divisor of the delays; production's take 13 minutes in total. */
const factor = isFull ? 1 : 100;
/** Time for an attempt on a busy machine. */
const slackMs = 5000;
const neighbours = 3;
const neighbourMs = 30_000;

test('R8 a CV that fails every time has five attempts, each after its delay, and lies among the dead with the reason, while others are read', async ({
  pipeline,
}) => {
  const { ai, script, servers } = pipeline;
  const delays = cvParseQueue.retryDelaysMs.map((delayMs) => delayMs / factor);
  const longestMs = delays.reduce((sum, delayMs) => sum + delayMs + slackMs, slackMs);
  test.setTimeout(longestMs + 120_000);
  const { known, failing } = inventCandidates(pipeline, 'known', 'failing');
  await shortenDelays(servers.rabbit, cvParseQueue, factor);
  try {
    await known.uploadCv();
    await eventually(async () => expect(await known.readState()).toBe('parsed'), 30_000);
    await script.play({ kind: 'broken-json', times: attempts });
    await failing.uploadCv();
    await eventually(async () => expect(await ai.process.readLog('message.failed')).toHaveLength(1), 30_000);
    const begun = performance.now();
    // The script applies to the failing CV alone, as a parsed CV needs no model.
    const others = Array.from({ length: neighbours }, () => new Candidate(pipeline, known.cv));
    for (const other of others) await other.uploadCv();
    for (const other of others)
      await eventually(async () => expect(await other.readState()).toBe('parsed'), neighbourMs);
    const othersMs = performance.now() - begun;

    await eventually(async () => expect(await failing.readState()).toBe('failed'), longestMs, 200);
    const failed = await ai.process.readLog('message.failed');
    expect(failed.map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: attempts }, (_, index) => index),
    );
    expect(new Set(failed.map((line) => line['message_id'])).size).toBe(1);
    const gaps = failed.slice(1).map(({ at }, index) => at - (failed[index]?.at ?? at));
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeGreaterThanOrEqual(delays[index] ?? Number.NaN);
      expectInTime(gap, (delays[index] ?? Number.NaN) + slackMs);
    }
    expect(await pipeline.countModelCalls()).toBe(1 + attempts);
    expect((await failing.fetchProfile()).incoming_resume).toMatchObject({ error_code: 'OPENAI_ERROR' });

    await eventually(async () =>
      expect(await findFilledQueues(servers.rabbit.url)).toEqual({ 'dead.ai': 1 }),
    );
    const [dead] = await drainQueue(servers.rabbit.url, 'dead.ai');
    expect(dead?.properties).toMatchObject({
      messageId: failed[0]?.['message_id'],
      headers: { 'x-error-code': 'MESSAGE_ATTEMPTS_EXHAUSTED' },
    });
    recordFigure(
      'R8',
      `${failed.length} attempts, delays shortened 1:${factor}, after ${gaps.map((gap) => `${gap} ms`).join(', ')}; dead as ` +
        `MESSAGE_ATTEMPTS_EXHAUSTED; ${neighbours} others read within ${(othersMs / 1000).toFixed(1)} s of its first failure`,
    );
  } finally {
    await shortenDelays(servers.rabbit, cvParseQueue, 1);
  }
});
