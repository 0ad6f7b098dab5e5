import { eventually } from '@sabi/test-kit/eventually';
import type { ModelFailureKind } from '../src/domain/language-model/language-model';
import { createOpenAiModel, type OpenAiOptions } from '../src/integrations/language-model/openai-model';
import {
  completion,
  cut,
  endings,
  type ModelBehaviour,
  neverEnding,
  type ScriptedModel,
  silence,
  startScriptedModel,
  status,
  streamed,
} from './support/scripted-model';

const prompt = { feature: 'chat-talent', version: 'v1' } as const;
const never = new AbortController().signal;

let server: ScriptedModel;
beforeEach(async () => {
  server = await startScriptedModel();
});
afterEach(() => server.close());

const createModel = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiModel({ apiKey: 'key', baseUrl: server.url, model: 'm', timeoutMs: 5000, ...options });

function ask(options: Partial<OpenAiOptions> = {}, signal = never) {
  const pieces: string[] = [];
  const answer = createModel(options).answer(
    { prompt, instructions: 'Read.', input: 'A secret life', onText: (piece) => void pieces.push(piece) },
    signal,
  );
  return { answer, pieces };
}

test('an answer comes in the pieces it is written in', async () => {
  server.play(streamed(['One. ', 'Two.', '']));
  const { answer, pieces } = ask();
  expect(await answer).toBe('One. Two.');
  expect(pieces).toEqual(['One. ', 'Two.']);
  expect(server.questions[0]).toMatchObject({ stream: true, temperature: 0 });
});

/** Short, for tests of a silent provider. */
const idle = { idleMs: 400 };

test.each<[string, ModelBehaviour, ModelFailureKind, Partial<OpenAiOptions>?]>([
  ['limits its rate', status(429), 'unavailable'],
  ['fails', status(500), 'unavailable'],
  ['cuts the connection before it begins', cut, 'unavailable'],
  ['says nothing', silence, 'unavailable', idle],
  ['falls silent in the middle', streamed(['One'], { last: neverEnding }), 'unavailable', idle],
  ['breaks off', streamed(['One'], { last: endings.cut }), 'unavailable'],
  ['sends broken JSON', streamed(['One'], { last: endings.brokenJson }), 'unavailable'],
  ['sends an error in the middle', streamed(['One'], { last: endings.error }), 'unavailable'],
  ['runs out of tokens', streamed(['One'], { last: endings.tooLong }), 'unusable'],
  ['answers nothing', streamed([]), 'unusable'],
  ['answers 2 MB', streamed(Array.from({ length: 40 }, () => 'x'.repeat(50_000))), 'unusable'],
  ['does not stream', completion('Whole'), 'unavailable'],
])('when the provider %s, the failure says so', async (_fault, behaviour, kind, options = {}) => {
  server.play(behaviour);
  const failure = await ask(options).answer.catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ModelFailure', kind });
  expect(server.questions).toHaveLength(1);
});

test('reasoning is not part of an answer, and does not count as its beginning', async () => {
  const pieces = ['<th', 'ink>Pro is ', '350.000</thi', 'nk>\n\nYou see it once ', 'signed in.'];
  server.play(streamed(pieces));
  const { answer, pieces: heard } = ask();
  expect((await answer).trim()).toBe('You see it once signed in.');
  expect(heard.join('')).not.toMatch(/350|think/);
  server.play(completion('<think>Pro is 350.000</think>Yes.'));
  expect(await createModel().answer({ prompt, instructions: '', input: '' }, never)).toBe('Yes.');
  server.play(streamed(['<think>Hm.'], { last: endings.cut }), streamed(['Yes.']));
  expect(await ask({ retriesOnce: true }).answer).toBe('Yes.');
  server.play(streamed(['<think>Never ends.']));
  await expect(ask().answer).rejects.toMatchObject({ kind: 'unusable' });
});

test('an answer that is written slowly is not silent, and ends with the time for the whole', async () => {
  const pieces = Array.from({ length: 6 }, () => 'x');
  server.play(streamed(pieces, { pauseMs: 400 }));
  expect(await ask({ idleMs: 1600 }).answer).toBe('xxxxxx');
  await expect(ask({ timeoutMs: 300 }).answer).rejects.toMatchObject({ kind: 'unavailable' });
});

test('aborting it aborts the request to the provider', async () => {
  const closed = new Promise((resolve) => {
    server.play((response, question) => {
      response.once('close', () => resolve('closed'));
      streamed(['One'], { last: neverEnding })(response, question);
    });
  });
  const stopping = new AbortController();
  const { answer, pieces } = ask({}, stopping.signal);
  await eventually(() => expect(pieces).toEqual(['One']));
  stopping.abort(new RangeError('stopped'));
  await expect(answer).rejects.toThrow(RangeError);
  expect(await closed).toBe('closed');
});

test('an error of the receiver is not a failure of the model', async () => {
  server.play(streamed(['One', 'Two']));
  const refuse = () => Promise.reject(new RangeError('not this'));
  const answer = createModel({ retriesOnce: true }).answer(
    { prompt, instructions: '', input: '', onText: refuse },
    never,
  );
  await expect(answer).rejects.toThrow(RangeError);
  expect(server.questions).toHaveLength(1);
});

describe('asked twice', () => {
  const twice = { retriesOnce: true };

  test('an outage costs nothing when it is over', async () => {
    server.play(status(500), streamed(['Here.']));
    expect(await ask(twice).answer).toBe('Here.');
    server.play(status(500), completion('Here.'));
    expect(await createModel(twice).answer({ prompt, instructions: '', input: '' }, never)).toBe('Here.');
    expect(server.questions).toHaveLength(4);
  });

  test.each<[string, ModelBehaviour]>([
    ['that asks for a pause', status(429, { 'Retry-After': '1' })],
    ['that has begun to answer', streamed(['One'], { last: endings.cut })],
    ['that refuses the key', status(401)],
    ['that answers nothing', streamed([])],
  ])('a provider %s is not asked again', async (_case, behaviour) => {
    server.play(behaviour);
    await expect(ask(twice).answer).rejects.toMatchObject({ name: 'ModelFailure' });
    expect(server.questions).toHaveLength(1);
  });

  test('an outage that lasts is met with two questions, within the time of one', async () => {
    server.play(status(503));
    await expect(ask(twice).answer).rejects.toMatchObject({ status: 503 });
    expect(server.questions).toHaveLength(2);
    server.play(silence);
    // Limited by two silences, not by the request's timeout.
    await expect(ask({ ...twice, timeoutMs: 3_600_000, idleMs: 600 }).answer).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(server.questions).toHaveLength(4);
  });
});
