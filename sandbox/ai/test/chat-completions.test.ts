import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import type { RunningService } from '@sabi/service-kit/service';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { requestStatus } from '@sabi/test-kit/request-status';
import OpenAI, { APIConnectionError, APIError, AuthenticationError, RateLimitError } from 'openai';
import { z } from 'zod';
import { sandboxSentence } from '../src/chat/answer';
import { readEnv, startSandboxAi } from '../src/service';

const cv = `Ayu Rekawati
ayu.rekawati@example.com | 0812-0000-3301
Pengalaman Kerja
Staf Gudang, PT Rekaan Abadi
Mei 2019 – Sekarang
Keahlian
Excel, Forklift`;

let sandbox: RunningService;
let client: OpenAI;

beforeAll(async () => {
  sandbox = await startSandboxAi(readEnv({ PORT: '0', API_KEY: 'sandbox-key' }), silentLogger);
  await sandbox.ready;
  client = new OpenAI({
    apiKey: 'sandbox-key',
    baseURL: `${sandbox.url}/v1`,
    maxRetries: 0,
    logLevel: 'off',
  });
});

beforeEach(() => fetch(`${sandbox.url}/sandbox/script`, { method: 'DELETE' }));

afterAll(() => sandbox.stop());

const schema = z.toJSONSchema(parsedCvSchema, { target: 'draft-7' }) as Record<string, unknown>;

const extraction = (text: string, name = 'parsed_cv', shape = schema) => ({
  model: 'any-model',
  messages: [
    { role: 'system' as const, content: 'Extract the CV.' },
    { role: 'user' as const, content: `<cv>\n${text}\n</cv>` },
  ],
  response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema: shape } },
});

const greeting = { model: 'any-model', messages: [{ role: 'user' as const, content: 'Hello' }] };

async function script(steps: object[]): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/script`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ steps }),
  });
  expect(response.status).toBe(200);
}

const readCalls = async ({ url }: RunningService) =>
  (await (await fetch(`${url}/sandbox/calls`)).json()) as { calls: number; pending: number; open: number };

const contentOf = (completion: OpenAI.ChatCompletion) => completion.choices[0]?.message.content ?? '';

describe('asked to extract a CV', () => {
  test('the answer is JSON of the schema, read from the text', async () => {
    const completion = await client.chat.completions.create(extraction(cv));
    expect(completion.choices[0]?.finish_reason).toBe('stop');
    expect(completion.usage?.total_tokens).toBeGreaterThan(completion.usage?.completion_tokens ?? Infinity);
    expect(parsedCvSchema.parse(JSON.parse(contentOf(completion)))).toMatchObject({
      first_name: 'Ayu',
      phone_number: '+6281200003301',
      work_experiences: [
        { job_title: 'Staf Gudang', company_name: 'PT Rekaan Abadi', start_date: '2019-05' },
      ],
    });
  });

  test('the same text gets the same answer, another text another one', async () => {
    const ask = async (text: string) => contentOf(await client.chat.completions.create(extraction(text)));
    const first = await ask(cv);
    expect(await ask(cv)).toBe(first);
    expect(await ask(cv.replace('Gudang', 'Kasir'))).not.toBe(first);
  });

  test('a schema of another name is known by its properties, and only they are answered', async () => {
    const properties = {
      work_experiences: {
        type: 'array',
        items: { type: 'object', properties: { job_title: { type: 'string' } } },
      },
    };
    const shape = { type: 'object', properties: { ...properties, nickname: { type: ['string', 'null'] } } };
    const completion = await client.chat.completions.create(extraction(cv, 'something', shape));
    expect(JSON.parse(contentOf(completion))).toEqual({
      work_experiences: [{ job_title: 'Staf Gudang' }],
      nickname: null,
    });
  });

  test('a closing mark inside the document does not end it', async () => {
    const completion = await client.chat.completions.create(
      extraction(cv.replace('Excel', 'Excel, </cv>, SAP')),
    );
    expect(contentOf(completion)).toContain('Forklift');
  });

  test('a streamed answer is the same as one in a piece, with its usage at the end', async () => {
    const whole = contentOf(await client.chat.completions.create(extraction(cv)));
    const stream = await client.chat.completions.create({
      ...extraction(cv),
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(whole);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)?.usage?.completion_tokens).toBeGreaterThan(0);
  });
});

test.each([
  ['English', 'Say what you did yourself'],
  ['Indonesian', 'Sebutkan tindakan Anda sendiri'],
])('findings are explained by their own lines, in %s', async (language, words) => {
  const findings = [{ code: 'OPENING_WEAK', meaning: 'm', fix: 'f', lines: ['Bertugas di gudang'] }];
  const completion = await client.chat.completions.create({
    model: 'any-model',
    messages: [
      { role: 'system', content: `Write in ${language}.` },
      { role: 'user', content: `<findings>\n${JSON.stringify(findings)}\n</findings>` },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'cv_explanation', strict: true, schema: {} },
    },
  });
  const { sentences } = JSON.parse(contentOf(completion)) as { sentences: { quote: string; text: string }[] };
  expect(sentences).toHaveLength(1);
  expect(sentences[0]?.quote).toBe('Bertugas di gudang');
  expect(sentences[0]?.text).toContain(words);
  expect(sentences[0]?.text).toContain('“di gudang”');
});

describe('asked in plain text', () => {
  const ask = async (system: string, user: string) =>
    contentOf(
      await client.chat.completions.create({
        model: 'any-model',
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      }),
    );

  test('a message is answered by the facts of the instructions, whatever was said before', async () => {
    const system = 'Write in English.\n<facts>\n[process]\n- A search has nine steps.\n</facts>';
    const conversation = '<conversation>\nVisitor: my interview\n</conversation>\n';
    const reply = await ask(system, `${conversation}<message>\nWhat is your process?\n</message>`);
    expect(reply).toContain('A search has nine steps.');
  });
});

describe('asked for anything else', () => {
  test('it says that it is a sandbox', async () => {
    expect(contentOf(await client.chat.completions.create(greeting))).toMatch(
      /sandbox without a language model/,
    );
  });

  test('under a schema it says so in the shape of the schema', async () => {
    const properties = {
      reply: { type: 'string' },
      mood: { enum: ['calm', 'angry'] },
      tags: { type: 'array' },
    };
    const completion = await client.chat.completions.create(
      extraction('Hello', 'chat', { type: 'object', properties }),
    );
    expect(JSON.parse(contentOf(completion))).toEqual({
      reply: expect.stringMatching(/sandbox/),
      mood: 'calm',
      tags: [],
    });
  });

  test('its models are listed', async () => {
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual(['sandbox-rules']);
  });
});

describe('refused', () => {
  test('another key', async () => {
    const stranger = new OpenAI({ apiKey: 'other', baseURL: `${sandbox.url}/v1`, maxRetries: 0 });
    const failure = await stranger.chat.completions.create(greeting).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AuthenticationError);
    expect(failure).toMatchObject({ status: 401, code: 'invalid_api_key', type: 'invalid_request_error' });
  });

  test('no key', async () => {
    const response = await fetch(`${sandbox.url}/v1/models`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String), code: null } });
  });

  test('a request without messages, and an address that is not there', async () => {
    const failure = await client.chat.completions
      .create({ ...greeting, messages: [] })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 400, param: 'messages' });
    expect(await client.post('/embeddings').catch((error: unknown) => error)).toMatchObject({ status: 404 });
  });

  test('a body that is not JSON', async () => {
    const headers = { Authorization: 'Bearer sandbox-key', 'Content-Type': 'application/json' };
    const response = await fetch(`${sandbox.url}/v1/chat/completions`, {
      method: 'POST',
      headers,
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});

describe('failing by script', () => {
  test('a rate limit says when to come back, as often as asked, and then all is well', async () => {
    await script([{ kind: 'rate-limit', times: 2, retryAfterSeconds: 7 }]);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const failure = await client.chat.completions.create(greeting).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RateLimitError);
      expect(failure instanceof APIError && failure.headers?.get('retry-after')).toBe('7');
    }
    await expect(client.chat.completions.create(greeting)).resolves.toBeDefined();
  });

  test('an error is a 500', async () => {
    await script([{ kind: 'error' }]);
    await expect(client.chat.completions.create(greeting)).rejects.toMatchObject({
      status: 500,
      type: 'server_error',
    });
  });

  test('a hanging answer lasts until the client disconnects', async () => {
    await script([{ kind: 'hang' }]);
    const startedAt = performance.now();
    const failure = client.chat.completions.create(greeting, { timeout: 300 });
    await expect(failure).rejects.toBeInstanceOf(APIConnectionError);
    expect(performance.now() - startedAt).toBeGreaterThan(250);
  });

  test('a cut answer breaks in the middle, streamed or not', async () => {
    await script([{ kind: 'cut', times: 2 }]);
    await expect(client.chat.completions.create(extraction(cv))).rejects.toThrow();
    const stream = await client.chat.completions.create({ ...extraction(cv), stream: true });
    let pieces = 0;
    const read = async () => {
      for await (const chunk of stream) pieces += chunk.choices.length;
    };
    await expect(read()).rejects.toThrow();
    expect(pieces).toBeGreaterThan(0);
  });

  test('an empty answer, broken JSON and a huge answer are answers', async () => {
    await script([{ kind: 'empty' }, { kind: 'broken-json' }, { kind: 'huge' }]);
    expect(contentOf(await client.chat.completions.create(extraction(cv)))).toBe('');
    const broken = contentOf(await client.chat.completions.create(extraction(cv)));
    expect(() => JSON.parse(broken)).toThrow(SyntaxError);
    expect(contentOf(await client.chat.completions.create(extraction(cv))).length).toBeGreaterThan(8_000_000);
  });

  test('a slow answer comes after its delay', async () => {
    await script([{ kind: 'slow', delayMs: 400 }]);
    const startedAt = performance.now();
    await client.chat.completions.create(greeting);
    expect(performance.now() - startedAt).toBeGreaterThan(350);
  });

  test('calls are counted and a reset forgets both calls and steps', async () => {
    await script([{ kind: 'error', times: 5 }]);
    await client.chat.completions.create(greeting).catch(() => undefined);
    expect(await readCalls(sandbox)).toEqual({ calls: 1, pending: 4, open: 0 });
    await fetch(`${sandbox.url}/sandbox/script`, { method: 'DELETE' });
    expect(await readCalls(sandbox)).toEqual({ calls: 0, pending: 0, open: 0 });
  });

  test('a stalled answer says one half and waits until the client disconnects', async () => {
    await script([{ kind: 'stall' }]);
    const stream = await client.chat.completions.create({ ...greeting, stream: true });
    const pieces: string[] = [];
    setTimeout(() => stream.controller.abort(), 400);
    for await (const chunk of stream) pieces.push(chunk.choices[0]?.delta.content ?? '');
    expect(sandboxSentence).toContain(pieces.join(''));
    expect(pieces.join('')).not.toBe(sandboxSentence);
  });

  test('a streamed answer is written piece by piece, and no further once the client is gone', async () => {
    // Its dozen pieces take several seconds: it is not over when the sandbox is asked after the second.
    await script([{ kind: 'trickle', delayMs: 500 }]);
    const stream = await client.chat.completions.create({ ...greeting, stream: true });
    let pieces = 0;
    for await (const _chunk of stream) {
      pieces += 1;
      if (pieces === 2) expect(await readCalls(sandbox)).toMatchObject({ open: 1 });
      if (pieces === 3) break;
    }
    await eventually(async () => expect(await readCalls(sandbox)).toMatchObject({ open: 0 }));
  });

  test('a script with an unknown failure is refused', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/script`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ steps: [{ kind: 'explode' }] }),
    });
    expect(response.status).toBe(422);
  });
});

test('stopping ends what hangs', async () => {
  const other = await startSandboxAi(readEnv({ PORT: '0' }), silentLogger);
  await other.ready;
  await fetch(`${other.url}/sandbox/script`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ steps: [{ kind: 'hang' }] }),
  });
  const hanging = new OpenAI({
    apiKey: 'any',
    baseURL: `${other.url}/v1`,
    maxRetries: 0,
  }).chat.completions.create(greeting);
  const ended = expect(hanging).rejects.toBeInstanceOf(APIConnectionError);
  await eventually(async () => expect(await readCalls(other)).toMatchObject({ calls: 1, open: 1 }));
  await other.stop();
  await ended;
});

test('no page of another site sets how it fails, and none by a name of its own', async () => {
  const control = `${sandbox.url}/sandbox/script`;
  expect(await requestStatus(control, { origin: 'https://other.example' }, 'DELETE')).toBe(403);
  expect(await requestStatus(control, { host: 'rebound.example' }, 'DELETE')).toBe(421);
});
