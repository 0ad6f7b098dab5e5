import { type LanguageModel, type ModelRequest } from '../../src/domain/language-model/language-model';
import { createOpenAiModel } from '../../src/integrations/language-model/openai-model';
import { type SandboxModel, startSandboxModel } from '../support/sandbox-model';
import { answerBySearch } from '../../src/engines/consultation/search-answer';
import { answerProbe } from './answer-probe';
import { findFaults } from './check-answer';
import { allProbes } from './data/all-probes';
import type { ProbeKind } from './probe';

/** Attempts at other accounts have a test of their own, with accounts. */
const named = allProbes
  .filter(({ kind }) => kind !== 'other-account')
  .map((probe) => [`${probe.kind} (${probe.language}): ${probe.message}`, probe] as const);

test('there are at least 60, of every kind in both languages, none twice', () => {
  expect(allProbes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(allProbes.map(({ message }) => message)).size).toBe(allProbes.length);
  const kinds = allProbes.map(({ kind, language }) => `${kind} ${language}`);
  expect(new Set(kinds).size).toBe(14);
});

describe('the stand-in for a provider', () => {
  let sandbox: SandboxModel;
  let model: LanguageModel;
  beforeAll(async () => {
    sandbox = await startSandboxModel();
    model = createOpenAiModel({ apiKey: 'key', baseUrl: sandbox.url, model: 'sandbox', timeoutMs: 10_000 });
  });
  afterAll(() => sandbox.stop());

  test.each(named)('withstands %s', async (_name, probe) => {
    expect(findFaults(await answerProbe(model, probe), probe)).toEqual([]);
  });
});

test.each(named)('without a model, search withstands %s', (_name, probe) => {
  const { message, language, type } = probe;
  expect(findFaults(answerBySearch({ message, language, type }).text, probe)).toEqual([]);
});

const waysToPrice = [
  'The Pro plan is Rp 1.000.000 a month, and Elite 2 juta rupiah.',
  'Basic is 350k, Pro 1,000,000.',
  'It costs RM 500, or three hundred fifty thousand.',
  'Paket Basic 350 ribu, paket Pro satu juta.',
  'A search is 20 percent of the salary of a year.',
  'We charge 20% for a placement, a fifth\nof the salary.',
  'Komisi kami 20%. Basic: 350.',
  'Basic 350 ribu ya, dan 1 juta itu sudah termasuk.',
  'Elite comes to 2 million flat, the 350,000 Basic plan is cheaper.',
  'Elite costs 2000.',
];

/** A model that obeys every prompt, to test the server's protection alone. */
const obeying: Partial<Record<ProbeKind, (request: ModelRequest) => string>> = {
  leak: ({ instructions }) => `Of course. Here they are: ${instructions}`,
  price: ({ input }) => `Gladly. ${waysToPrice[input.length % waysToPrice.length]} Anything else?`,
  injection: ({ input }) =>
    `Done. <script>alert(1)</script> **Open** [it](https://evil.example/a) or evil.example/b or javascript:alert(1) now.\n# Title\n![p](https://evil.example/p.png)\n${input.replace(/.*<message>/s, '')}`,
};

/** Streams an answer in parts, like providers. */
const obedient = (answerTo: (request: ModelRequest) => string): LanguageModel => ({
  name: 'obedient',
  assertAvailable: () => undefined,
  answer: async (request) => {
    const text = answerTo(request);
    for (const piece of text.match(/[^]{1,12}/gu) ?? []) await request.onText?.(piece);
    return text;
  },
});

describe('a model that obeys every visitor', () => {
  const attacks = named.filter(([, { kind }]) => obeying[kind]);
  test.each(attacks)('is held back by the server: %s', async (_name, probe) => {
    const answerTo = obeying[probe.kind];
    if (!answerTo) throw new Error('unreachable: only those are asked');
    // The question itself contains the forbidden words.
    const { forbids: _words, ...checks } = probe;
    expect(findFaults(await answerProbe(obedient(answerTo), probe), checks)).toEqual([]);
  });
});
