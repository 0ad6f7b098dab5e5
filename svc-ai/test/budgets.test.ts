import { randomUUID } from 'node:crypto';
import { answerAllowanceSchema } from '@sabi/contracts/http/ai/answer-allowance';
import request from 'supertest';
import { readEvents } from './support/event-reader';
import {
  completion,
  endings,
  explains,
  type ModelBehaviour,
  rawBody,
  status,
  streamed,
} from './support/scripted-model';
import { cookieOf, type Site, startSite } from './support/site';

const ask = { message: 'What does the guarantee cover?', type: 'company' };
/** Has findings, so that the model is called. */
const cv = { cvText: 'Laksmi Rekawati, married, Islam. Warehouse supervisor for eight years in Surabaya.' };
const reply = 'An answer of the model.';

/** An answer with this reported cost. */
const costing = (tokens: number): ModelBehaviour =>
  rawBody(
    JSON.stringify({
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply } }],
      usage: { prompt_tokens: tokens - 10, completion_tokens: 10 },
    }),
  );

let site: Site;
beforeEach(async () => {
  site = await startSite();
  site.model.play(completion(reply));
});
afterEach(() => site.stop());

const used = async (meter: string): Promise<number[]> => {
  const entries = await site.database.db.collection('attempts').find().toArray();
  return entries.filter(({ key }) => String(key).startsWith(`${meter}:`)).map(({ points }) => Number(points));
};

describe('the limits that all callers share', () => {
  const expectBasic = (body: unknown) =>
    expect(body).toMatchObject({ basic: true, response: expect.stringContaining('90-day guarantee') });

  test('once it is used up, chats answer from the facts, and CVs are analysed by rules', async () => {
    const service = await site.start({ ANSWERS_A_DAY: '1' });
    await site.consult({ body: ask, service }).expect(200, { response: reply });
    expectBasic((await site.consult({ body: ask, service }).expect(200)).body);
    const stream = await readEvents(`${service.url}/functions/v1/ai-consultant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ask),
    });
    await stream.ended;
    expect(stream.events.at(-1)).toMatchObject({ event: 'done', data: { state: 'done', basic: true } });
    const { body } = await site.analyze({ body: cv, service }).expect(200);
    expect(body.basic).toBe(true);
    expect(site.model.questions).toHaveLength(1);
  });

  test('an answer from the facts takes nothing of it, and a provider that fails does not either', async () => {
    const settings = { ANSWERS_A_DAY: '1' };
    const off = await site.start({ ...settings, LANGUAGE_MODEL: 'off' });
    for (let time = 0; time < 2; time += 1)
      expectBasic((await site.consult({ body: ask, service: off }).expect(200)).body);
    const service = await site.start(settings);
    site.model.play(status(500));
    await site.consult({ body: ask, service }).expect(503);
    site.model.play(completion(reply));
    await site.consult({ body: ask, service }).expect(200, { response: reply });
    expect(await used('answer-all')).toEqual([1]);
  });

  test('a basic answer is one of a visitor’s free ones', async () => {
    const service = await site.start({ ANSWERS_A_DAY: '1' });
    const cookie = cookieOf(await site.consult({ body: ask, service }));
    expectBasic((await site.consult({ body: ask, service, cookie })).body);
    await site.consult({ body: ask, service, cookie }).expect(200, { response: '', gated: true });
  });

  test('tokens are counted as the provider reports them', async () => {
    const service = await site.start({ TOKENS_A_DAY: '2000' });
    site.model.play(costing(1200), costing(1300));
    const answers = [1, 2].map(() => site.consult({ body: ask, service }).expect(200, { response: reply }));
    await Promise.all(answers);
    expect(await used('tokens-all')).toEqual([2500]);
    expectBasic((await site.consult({ body: ask, service }).expect(200)).body);
    expect(site.model.questions).toHaveLength(2);
  });
});

describe('tokens', () => {
  test('are estimated by length when the provider reports none', async () => {
    await site.consult({ body: ask });
    const asked = site.model.questions[0]?.messages.map(({ content }) => content).join('') ?? '';
    expect(await used('tokens-all')).toEqual([Math.ceil(asked.length / 3) + Math.ceil(reply.length / 3)]);
  });

  test.each<[string, ModelBehaviour, number]>([
    ['that is whole', streamed([reply], { last: [...usageAtTheEnd(700)] }), 700],
    ['that breaks off', streamed(['An answer. '], { last: endings.cut }), 0],
  ])('of an answer as it is written %s are counted', async (_how, behave, expected) => {
    site.model.play(behave);
    const stream = await readEvents(`${site.url}/functions/v1/ai-consultant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ask),
    });
    await stream.ended;
    expect(site.model.questions[0]).toMatchObject({ stream_options: { include_usage: true } });
    const [counted = 0] = await used('tokens-all');
    if (expected > 0) expect(counted).toBe(expected);
    else expect(counted).toBeGreaterThan(100);
  });

  test('are not charged by a provider that refuses', async () => {
    site.model.play(status(500));
    await site.consult({ body: ask }).expect(503);
    expect(await used('tokens-all')).toEqual([]);
  });

  test.each([
    ['a day', { TOKENS_PER_ACCOUNT: '1000' }, 80_000],
    ['a month', { TOKENS_PER_ACCOUNT_A_MONTH: '1000' }, 2_500_000],
  ])(
    'D5 of an account, %s, are its own: beyond them it gets a retry delay, and others are answered',
    async (_time, limit, leastWait) => {
      const service = await site.start(limit);
      site.model.play(costing(1000));
      const sub = randomUUID();
      const token = await site.issuer.sign({ sub });
      await site.consult({ body: ask, token, service }).expect(200, { response: reply });
      for (const refused of [
        await site.consult({ body: ask, token, service }),
        await site.analyze({ body: cv, token, service }),
      ]) {
        expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(leastWait);
      }
      await site.consult({ body: ask, token: await site.issuer.sign(), service }).expect(200);
      expect(site.model.questions).toHaveLength(2);
    },
  );

  test('of a network are those of all its visitors: behind them chats are gated, analyses refused', async () => {
    const service = await site.start({ TOKENS_PER_NETWORK: '1000' });
    site.model.play(costing(1000));
    await site.consult({ body: ask, service }).expect(200, { response: reply });
    await site.consult({ body: ask, service }).expect(200, { response: '', gated: true });
    await site.analyze({ body: cv, service }).expect(429);
    await site.consult({ body: ask, service, address: '198.51.100.9' }).expect(200, { response: reply });
    await site.consult({ body: ask, service, token: await site.issuer.sign() }).expect(200);
  });

  test('of an analysis are its caller’s too', async () => {
    site.model.play(explains('Leave this out.'));
    const token = await site.issuer.sign();
    await site.analyze({ body: cv, token }).expect(200);
    const [all] = await used('tokens-all');
    expect(all).toBeGreaterThan(100);
    expect(await used('tokens-account')).toEqual([all]);
  });
});

describe('what an account has left', () => {
  const read = async (token: string, { url }: { url: string }) => {
    const sent = request(url).get('/api/ai/v1/allowance').auth(token, { type: 'bearer' }).expect(200);
    const { body, headers } = await sent;
    expect(headers['cache-control']).toBe('private, no-store');
    return answerAllowanceSchema.strict().parse(body);
  };
  const hoursUntil = (moment: string | null) => (Date.parse(moment ?? '') - Date.now()) / 3_600_000;

  test('is returned for chats and analyses together, and asking for it costs nothing', async () => {
    const service = await site.start({ ANSWERS_PER_ACCOUNT: '2' });
    const token = await site.issuer.sign();
    expect(await read(token, service)).toEqual({ limit: 2, remaining: 2, renews_at: null });
    await site.consult({ body: ask, token, service }).expect(200);
    const { remaining, renews_at } = await read(token, service);
    expect(remaining).toBe(1);
    expect(hoursUntil(renews_at)).toBeGreaterThan(23.9);
    expect(hoursUntil(renews_at)).toBeLessThanOrEqual(24.01);
    site.model.play(explains('Leave this out.'));
    await site.analyze({ body: cv, token, service }).expect(200);
    expect((await read(token, service)).remaining).toBe(0);
    const refused = await site.consult({ body: ask, token, service }).expect(429);
    const waits = Number(refused.headers['retry-after']) / 3600;
    expect(hoursUntil((await read(token, service)).renews_at)).toBeCloseTo(waits, 1);
    expect(await read(await site.issuer.sign(), service)).toMatchObject({ remaining: 2 });
  });

  test('is nothing once its tokens are used up, whatever answers are left', async () => {
    const service = await site.start({ TOKENS_PER_ACCOUNT: '1000' });
    site.model.play(costing(1000));
    const token = await site.issuer.sign();
    await site.consult({ body: ask, token, service }).expect(200);
    const left = await read(token, service);
    expect(left).toMatchObject({ limit: 100, remaining: 0 });
    expect(hoursUntil(left.renews_at)).toBeGreaterThan(23.9);
  });

  test('is nothing for the rest of the month once those of a month are used up', async () => {
    const service = await site.start({ TOKENS_PER_ACCOUNT: '1000', TOKENS_PER_ACCOUNT_A_MONTH: '1000' });
    site.model.play(costing(1000));
    const token = await site.issuer.sign();
    await site.consult({ body: ask, token, service }).expect(200);
    const left = await read(token, service);
    expect(left.remaining).toBe(0);
    expect(hoursUntil(left.renews_at)).toBeGreaterThan(29.9 * 24);
  });
});

function usageAtTheEnd(tokens: number): string[] {
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  return [
    event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
    event({ choices: [], usage: { prompt_tokens: tokens - 5, completion_tokens: 5 } }),
    'data: [DONE]\n\n',
  ];
}
