import { silentLogger } from '@sabi/test-kit/silent-logger';
import type { ModelFailureKind } from '../src/domain/language-model/language-model';
import { createModelCircuit } from '../src/integrations/language-model/circuit-breaker';
import { createOpenAiModel } from '../src/integrations/language-model/openai-model';
import {
  completion,
  cut,
  type ModelBehaviour,
  rawBody,
  type ScriptedModel,
  silence,
  stall,
  startScriptedModel,
  status,
} from './support/scripted-model';

const question = {
  prompt: { feature: 'cv-parse', version: 'v1' } as const,
  instructions: 'Read.',
  input: 'A secret life',
  answer: { name: 'life', schema: { type: 'object' } },
};
const never = new AbortController().signal;

let server: ScriptedModel;
beforeEach(async () => {
  server = await startScriptedModel();
});
afterEach(() => server.close());

const createModel = (options: { apiKey?: string; timeoutMs?: number } = {}) =>
  createOpenAiModel({ apiKey: 'key', baseUrl: server.url, model: 'gpt-test', timeoutMs: 5000, ...options });

describe('the OpenAI client', () => {
  test('a question is one call with the schema in strict mode and temperature 0', async () => {
    server.play(completion({ a: 1 }));
    expect(await createModel().answer(question, never)).toBe('{"a":1}');
    expect(server.questions).toEqual([
      {
        model: 'gpt-test',
        temperature: 0,
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: 'A secret life' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'life', strict: true, schema: { type: 'object' } },
        },
      },
    ]);
  });

  test.each<[string, ModelBehaviour, ModelFailureKind]>([
    ['is asked with a key it does not take (401)', status(401), 'not-configured'],
    ['is asked with a key it does not take (403)', status(403), 'not-configured'],
    ['refuses the request (400)', status(400), 'rejected'],
    ['knows no such model (404)', status(404), 'rejected'],
    ['limits its rate (429)', status(429), 'unavailable'],
    ['fails (500)', status(500), 'unavailable'],
    ['is overloaded (503)', status(503), 'unavailable'],
    ['cuts the connection', cut, 'unavailable'],
    ['says nothing', silence, 'unavailable'],
    ['stops in the middle of its answer', stall, 'unavailable'],
    ['sends an empty body', rawBody(''), 'unavailable'],
    ['sends broken JSON', rawBody('{"choices": ['), 'unavailable'],
    ['sends no choices', rawBody('{}'), 'unusable'],
    ['sends null', rawBody('null'), 'unusable'],
    ['sends a web page', rawBody('<html>Bad gateway</html>'), 'unavailable'],
    ['answers nothing', completion('  '), 'unusable'],
    ['answers 2 MB', completion('x'.repeat(2_000_000)), 'unusable'],
    ['runs out of tokens', completion({ a: 1 }, { finish_reason: 'length' }), 'unusable'],
    [
      'declines',
      completion('', { message: { role: 'assistant', content: null, refusal: 'No.' } }),
      'unusable',
    ],
  ])('when the provider %s, the failure says so and quotes nothing', async (_fault, behaviour, kind) => {
    server.play(behaviour);
    // Short only for silent providers, because a busy machine may need more for an answer.
    const timeoutMs = behaviour === silence || behaviour === stall ? 300 : 10_000;
    const failure = await createModel({ timeoutMs })
      .answer(question, never)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ModelFailure', kind });
    expect(failure).not.toHaveProperty('cause');
    expect(String(failure)).not.toContain('secret');
    expect(server.questions).toHaveLength(1);
  });

  test('S88 it goes nowhere else, even when the provider says so', async () => {
    const elsewhere = await startScriptedModel();
    elsewhere.play(completion({ a: 1 }));
    server.play(status(307, { Location: `${elsewhere.url}/chat/completions` }));
    const failure = await createModel()
      .answer(question, never)
      .catch((error: unknown) => error);
    await elsewhere.close();
    expect(failure).toMatchObject({ name: 'ModelFailure' });
    expect(elsewhere.questions).toEqual([]);
  });

  test('without a key nothing is asked', async () => {
    const model = createOpenAiModel({ apiKey: undefined, baseUrl: server.url, model: 'm', timeoutMs: 300 });
    await expect(model.answer(question, never)).rejects.toMatchObject({ kind: 'not-configured' });
    expect(server.questions).toHaveLength(0);
  });

  test('when the work is stopped, the question is dropped with the reason of the stop', async () => {
    server.play(silence);
    const stopping = new AbortController();
    const pending = createModel().answer(question, stopping.signal);
    stopping.abort(new RangeError('stopped'));
    await expect(pending).rejects.toThrow(RangeError);
  });
});

describe('the circuit', () => {
  const createCircuit = (restMs: number) => {
    const circuit = createModelCircuit(createModel(), { logger: silentLogger, restMs });
    return {
      circuit,
      ask: () => circuit.answer(question, never).catch((error: { kind: string }) => error.kind),
    };
  };
  const times = async (count: number, ask: () => Promise<string>) => {
    const outcomes: string[] = [];
    for (let turn = 0; turn < count; turn += 1) outcomes.push(await ask());
    return outcomes;
  };

  test('after five failures the model is left alone, then asked once, then trusted again', async () => {
    const { circuit, ask } = createCircuit(200);
    server.play(status(500));
    expect(await times(7, ask)).toEqual([...Array(5).fill('unavailable'), 'resting', 'resting']);
    expect(server.questions).toHaveLength(5);
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.play((response) =>
      setTimeout(() => completion({ ok: true })(response, server.questions[0]!), 100),
    );
    const probe = ask();
    expect(await ask()).toBe('resting');
    expect(await probe).toBe('{"ok":true}');
    expect(server.questions).toHaveLength(6);
    expect(await ask()).toBe('{"ok":true}');
    circuit.close();
  });

  test('answers of no use leave it closed', async () => {
    const { circuit, ask } = createCircuit(200);
    server.play(completion(''));
    expect(await times(8, ask)).toEqual(Array(8).fill('unusable'));
    circuit.close();
  });

  test('a provider that asks for a pause gets it', async () => {
    const { circuit, ask } = createCircuit(200);
    server.play(status(429, { 'Retry-After': '1' }), completion({ ok: true }));
    expect(await times(2, ask)).toEqual(['unavailable', 'resting']);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(await ask()).toBe('{"ok":true}');
    expect(server.questions).toHaveLength(2);
    circuit.close();
  });
});
