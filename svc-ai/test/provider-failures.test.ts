import { readEvents } from './support/event-reader';
import { type SandboxModel, type ScriptStep, startSandboxModel } from './support/sandbox-model';
import { type Site, startSite } from './support/site';

// Specification, section 8: all provider failures, played by the stand-in, and their effects for users.

const ask = { message: 'How do I prepare for an interview?', type: 'talent' };
const cv = { cvText: 'Laksmi Rekawati, married, Islam. Warehouse supervisor for eight years in Surabaya.' };
const failed = 'Failed to get AI consultation';
const nothing = 'No response received from AI consultant';

/** A chat retries once after a transient failure, so it fails twice. */
const failures: [string, string, ScriptStep][] = [
  ['limits its rate', failed, { kind: 'rate-limit', retryAfterSeconds: 7 }],
  ['fails', failed, { kind: 'error', times: 2 }],
  ['cuts its answer', failed, { kind: 'cut', times: 2 }],
  ['stops in the middle', failed, { kind: 'stall', times: 2 }],
  ['says nothing, for longer than anybody waits', failed, { kind: 'hang', times: 2 }],
  ['answers nothing', nothing, { kind: 'empty' }],
  ['answers more than can be read', nothing, { kind: 'huge' }],
];

let sandbox: SandboxModel;
let site: Site;
beforeAll(async () => {
  sandbox = await startSandboxModel();
});
beforeEach(async () => {
  const OPENAI_BASE_URL = sandbox.url;
  site = await startSite({ OPENAI_BASE_URL, ANALYSIS_TIMEOUT_MS: '1500', CONSULTATION_TIMEOUT_MS: '1500' });
});
afterEach(() => site.stop());
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

test.each(failures)('when it %s, a chat says "%s"', async (_how, text, step) => {
  await sandbox.play(step);
  const { body, headers } = await site.consult({ body: ask }).expect(503);
  expect(body).toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE', detail: text });
  expect(Number(headers['retry-after'])).toBe(step.retryAfterSeconds ?? 30);
});

test.each(failures)(
  'when it %s while an answer is written, the last event says "%s"',
  async (_how, text, step) => {
    await sandbox.play(step);
    const stream = await readEvents(`${site.url}/functions/v1/ai-consultant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ask),
    });
    await stream.ended;
    expect(stream.events.at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'DEPENDENCY_UNAVAILABLE', detail: text },
    });
  },
);

test.each([
  ...failures.map(([how, , step]): [string, ScriptStep] => [how, step]),
  ['sends broken JSON', { kind: 'broken-json' }] as [string, ScriptStep],
])('when it %s, a CV gets its report by rules, marked as basic', async (_how, step) => {
  await sandbox.play(step);
  const { body } = await site.analyze({ body: cv }).expect(200);
  expect(body).toMatchObject({
    basic: true,
    analysis: expect.stringMatching(/^Your CV scores \d+ of 100/),
  });
});
