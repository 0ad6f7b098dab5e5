import { readFile } from 'node:fs/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { type Harness, startHarness } from './support/harness';
import {
  completion,
  cut,
  type ModelBehaviour,
  rawBody,
  silence,
  stall,
  status,
} from './support/scripted-model';
import type * as ShortWaits from './support/short-retry-delays';

jest.mock('@sabi/contracts/messages/queues', () =>
  jest.requireActual<typeof ShortWaits>('./support/short-retry-delays').queuesWithShortRetryDelays(),
);

const [fixture] = cvFixtures().filter(({ format }) => format === 'doc');
if (!fixture) throw new Error('There is no fixture to read');

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.stop());

const requestCv = async () =>
  harness.profile.request(await harness.profile.store(await readFile(fixture.path), fixture.format));
const outcome = () =>
  eventually(() => {
    const [first] = harness.profile.outcomes;
    if (!first) throw new Error('no outcome yet');
    return first;
  });
const stateOf = (cvId: string) => harness.database.db.collection('cv_parses').findOne({ resume_id: cvId });

const transient: [string, ModelBehaviour][] = [
  ['limits its rate', status(429)],
  ['fails', status(500)],
  ['cuts its answer', cut],
  ['stops in the middle of its answer', stall],
  ['says nothing', silence],
  ['answers nothing', completion('')],
  ['answers broken JSON', completion('{"first_name": ')],
  ['answers another shape', completion({ name: 'Ayu' })],
  ['answers 2 MB', completion('x'.repeat(2_000_000))],
  ['sends no completion', rawBody('[]')],
];
/** One of each kind: the model's error, no answer, an unusable answer. */
const lasting = new Set(['fails', 'says nothing', 'answers broken JSON', 'answers 2 MB']);

describe('when the model', () => {
  test.each(transient)('%s once, the next attempt succeeds', async (_fault, behaviour) => {
    harness.model.play(behaviour, completion(fixture.truth));
    const { cvId } = await requestCv();
    expect(await outcome()).toHaveProperty('result_key');
    expect(harness.model.questions).toHaveLength(2);
    expect(await stateOf(cvId)).toMatchObject({ state: 'parsed', attempts: 2 });
  });

  test.each(transient.filter(([fault]) => lasting.has(fault)))(
    'R8 %s every time, the owner gets OPENAI_ERROR after five attempts of one question each',
    async (_fault, behaviour) => {
      harness.model.play(behaviour);
      const { cvId } = await requestCv();
      expect(await outcome()).toMatchObject({ error_code: 'OPENAI_ERROR' });
      expect(harness.model.questions).toHaveLength(5);
      expect(await stateOf(cvId)).toMatchObject({ state: 'failed', attempts: 5, last_fault: 'model' });
    },
  );

  test.each([401, 403])('refuses the key (%d), the owner gets MISSING_API_KEY at once', async (code) => {
    harness.model.play(status(code));
    await requestCv();
    expect(await outcome()).toMatchObject({ error_code: 'MISSING_API_KEY' });
    expect(harness.model.questions).toHaveLength(1);
  });

  test('has no key, the owner gets MISSING_API_KEY', async () => {
    await harness.restart({ env: { OPENAI_API_KEY: '' } });
    await requestCv();
    expect(await outcome()).toMatchObject({ error_code: 'MISSING_API_KEY' });
  });

  test('asks for a pause, it gets it and the wait costs no attempt', async () => {
    harness.model.play(status(429, { 'Retry-After': '1' }), completion(fixture.truth));
    const startedAt = performance.now();
    const { message } = await requestCv();
    expect(await outcome()).toHaveProperty('result_key');
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
    expect(harness.model.questions).toHaveLength(2);
    const attempts = harness
      .log()
      .split('\n')
      .filter((line) => line.includes(message.id))
      .map((line) => (JSON.parse(line) as { attempt: number }).attempt);
    expect(Math.max(...attempts)).toBe(1);
  });

  test('is down for many, it is left alone after five questions, and the service stays ready', async () => {
    harness.model.play(status(503));
    for (let count = 0; count < 4; count += 1) await requestCv();
    await eventually(() => expect(harness.log().includes('is resting')).toBe(true));
    expect(harness.model.questions).toHaveLength(5);
    const { status: ready } = await fetch(`${harness.service().url}/healthz/ready`);
    expect(ready).toBe(200);
  });
});
