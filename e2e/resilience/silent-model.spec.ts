import { eventually } from '@sabi/test-kit/eventually';
import type { ServiceProcess } from '@sabi/test-kit/service-process';
import { inventCandidates } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

/** Production's timeouts in the full form, shorter ones otherwise. */
const ai = isFull
  ? {}
  : { OPENAI_TIMEOUT_MS: '4000', ANALYSIS_TIMEOUT_MS: '2000', CONSULTATION_TIMEOUT_MS: '2000' };
const jobMs = isFull ? 60_000 : 4000;
const personMs = 15_000;
/** Requirements, C9: includes reading a file. */
const analysisMs = 20_000;
/** Extra time for a busy machine. */
const slackMs = 2000;

test.use({ pipelineOptions: { ai } });

test('R17 while the model says nothing, who waits for it is answered in time, the attempt of a CV times out, and afterwards all is read', async ({
  pipeline,
}) => {
  test.setTimeout(240_000);
  const { model } = pipeline;
  const { first, second } = inventCandidates(pipeline, 'first', 'second');
  model.holdAnswers();
  await first.uploadCv();
  await eventually(async () => expect(await pipeline.countModelCalls()).toBe(1), 30_000);
  const askedAt = Date.now();
  await second.uploadCv(); // waits for the only worker
  const [chat, analysis] = await Promise.all([
    ask(pipeline.ai.process, 'ai-consultant', { message: 'How do I ask for more salary?', type: 'talent' }),
    ask(pipeline.ai.process, 'cv-analyzer', { cvText: 'Warehouse supervisor, eight years. '.repeat(10) }),
  ]);
  expect(chat).toMatchObject({ status: 503, body: { detail: 'Failed to get AI consultation' } });
  expectInTime(chat.milliseconds, personMs);
  expect(analysis).toMatchObject({ status: 200, body: { basic: true } });
  expectInTime(analysis.milliseconds, analysisMs);
  const [given] = await eventually(async () => {
    const lines = await pipeline.ai.process.readLog('message.failed');
    expect(lines).not.toEqual([]);
    return lines;
  }, jobMs + 30_000);
  const timedOutMs = Number(given?.at) - askedAt;
  expectInTime(timedOutMs, jobMs + slackMs);
  model.open();
  await expectParsedOnce(pipeline, [first, second]);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  recordFigure(
    'R17',
    `a chat was answered after ${seconds(chat.milliseconds)}, an analysis after ${seconds(analysis.milliseconds)}, ` +
      `the attempt of a CV timed out after ${seconds(timedOutMs)}; both CVs were read afterwards`,
  );
});

async function ask({ url }: ServiceProcess, name: string, body: object) {
  const begun = performance.now();
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer, milliseconds: performance.now() - begun };
}
