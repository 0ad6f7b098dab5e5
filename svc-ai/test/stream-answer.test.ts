import { randomUUID } from 'node:crypto';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import { type EventReader, readEvents } from './support/event-reader';
import {
  completion,
  cut,
  endings,
  type ModelBehaviour,
  neverEnding,
  rawBody,
  silence,
  status,
  streamed,
} from './support/scripted-model';
import { type Site, startSite } from './support/site';

const path = '/functions/v1/ai-consultant';
const ask = { message: 'We want to hire an accountant', type: 'company' };
const sentences = [
  'Begin with what the role has to achieve. ',
  'Then name two skills.\n',
  '- Which are they?',
];
const whole = sentences.join('');

let site: Site;
beforeEach(async () => {
  site = await startSite({ CONSULTATION_IDLE_MS: '3000', CONSULTATION_GRACE_MS: '500' });
  site.model.play(streamed(sentences));
});
afterEach(() => site.stop());

interface Question {
  readonly body?: object;
  readonly cookie?: string;
  readonly token?: string;
  readonly url?: string;
}
const headersOf = ({ cookie, token }: Question): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': '203.0.113.7',
  'User-Agent': randomUUID(),
  ...(cookie && { Cookie: cookie }),
  ...(token && { Authorization: `Bearer ${token}` }),
});
const streamAnswer = ({ body = ask, url = site.url, ...who }: Question = {}) =>
  readEvents(`${url}${path}`, { method: 'POST', headers: headersOf(who), body: JSON.stringify(body) });
const follow = (id: string, { url = site.url, from, ...who }: Question & { from?: number }) =>
  readEvents(`${url}${path}/answers/${id}`, {
    headers: { ...headersOf(who), ...(from !== undefined && { 'Last-Event-ID': String(from) }) },
  });
const stop = (id: string, { url = site.url, ...who }: Question) =>
  fetch(`${url}${path}/answers/${id}/stop`, { method: 'POST', headers: headersOf(who) });
const get = (id: string, who: Question) =>
  fetch(`${site.url}${path}/answers/${id}`, { headers: headersOf(who) });

const idOf = ({ events }: EventReader) => String(events[0]?.data['answer_id']);
const cookieOf = ({ headers }: EventReader) => headers.get('set-cookie')?.split(';')[0] ?? '';
const namesOf = ({ events }: EventReader) => events.map(({ event }) => event);
const saying = (reader: EventReader, text: string) => eventually(() => expect(reader.text()).toContain(text));

/** Writes two sentences, then waits. @returns settles when the request is aborted */
function playHalf(): Promise<void> {
  return new Promise((resolve) => {
    site.model.play((response, question) => {
      response.once('close', () => resolve());
      streamed(sentences.slice(0, 2), { last: neverEnding })(response, question);
    });
  });
}

describe('an answer as it is written', () => {
  test('comes sentence by sentence with its offset, and must not be cached or buffered', async () => {
    const reader = await streamAnswer();
    await reader.ended;
    expect(namesOf(reader)).toEqual(['start', 'token', 'token', 'token', 'done']);
    expect(reader.text()).toBe(whole);
    expect(reader.events.map(({ id }) => Number(id)).slice(0, 4)).toEqual([0, 40, 62, whole.length]);
    expect(reader.events.at(-1)?.data).toEqual({ state: 'done' });
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  test('a sentence is there before the next is written', async () => {
    void playHalf();
    const reader = await streamAnswer();
    await saying(reader, 'Begin with what the role has to achieve.');
    expect(namesOf(reader)).not.toContain('done');
    reader.leave();
  });

  test('the gate is the same for both: the third message is gated in one piece', async () => {
    const first = await streamAnswer();
    const cookie = cookieOf(first);
    await first.ended;
    site.model.play(completion(whole));
    await site.consult({ body: ask, cookie }).expect(200, { response: whole });
    const third = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { ...headersOf({ cookie }), Accept: 'text/event-stream' },
      body: JSON.stringify(ask),
    });
    expect(await third.json()).toEqual({ response: '', gated: true });
    expect(site.model.questions).toHaveLength(2);
  });

  test('an amount is not even begun for a visitor, and sent to an account', async () => {
    site.model.play(streamed(['Pro is a good plan. It costs Rp', ' 1.000', '.000 a month. Do', ' buy it.']));
    const visitor = await streamAnswer();
    await visitor.ended;
    expect(visitor.text()).toMatch(
      /^Pro is a good plan\.\nPrices are shown on the talent solution page once/,
    );
    expect(visitor.text()).not.toMatch(/\d/);
    expect(visitor.events.at(-1)).toMatchObject({ event: 'done' });
    const account = await streamAnswer({ token: await site.issuer.sign() });
    await account.ended;
    expect(account.text()).toContain('Rp 1.000.000 a month. Do buy it.');
  });

  test('a request that is refused before the first event gets an ordinary error', async () => {
    const reader = await streamAnswer({ body: { message: ' ' } });
    expect(reader.status).toBe(422);
    expect(reader.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('where it comes from', () => {
  const guarantee =
    'Executive Search: discreet, direct search for leadership roles, with a 90-day guarantee (3 months) that replaces a placement without risk.';
  const sources = [{ title: 'Our services for companies', path: '/company-solution#services' }];

  test('an answer that repeats a fact names its page', async () => {
    site.model.play(streamed([`Gladly. ${guarantee}`]));
    const reader = await streamAnswer();
    await reader.ended;
    expect(reader.events.slice(-2)).toMatchObject([
      { event: 'sources', data: { sources } },
      { event: 'done', data: { state: 'done' } },
    ]);
    const kept = await (await get(idOf(reader), { cookie: cookieOf(reader) })).json();
    expect(kept).toMatchObject({ sources });
  });

  test('without a model it is found by search, and marked as basic', async () => {
    const { url } = await site.start({ LANGUAGE_MODEL: 'off' });
    const reader = await streamAnswer({ body: { ...ask, message: 'Is there a guarantee?' }, url });
    await reader.ended;
    expect(reader.text()).toContain('90-day guarantee');
    expect(namesOf(reader)).toEqual(['start', 'token', 'sources', 'done']);
    expect(reader.events.at(-1)?.data).toEqual({ state: 'done', basic: true });
    expect(site.model.questions).toHaveLength(0);
  });
});

describe('when the model', () => {
  const failed = 'Failed to get AI consultation';
  const nothing = 'No response received from AI consultant';
  const cases: [string, ModelBehaviour, string][] = [
    ['limits its rate', status(429), failed],
    ['fails', status(500), failed],
    ['refuses the key', status(401), failed],
    ['says nothing', silence, failed],
    ['cuts its answer before it begins', cut, failed],
    ['breaks off in the middle', streamed(sentences.slice(0, 2), { last: endings.cut }), failed],
    ['falls silent in the middle', streamed(sentences.slice(0, 2), { last: neverEnding }), failed],
    ['sends broken JSON', streamed(sentences.slice(0, 2), { last: endings.brokenJson }), failed],
    ['sends no completion', rawBody('[]'), failed],
    ['answers nothing', streamed([]), nothing],
    ['answers what cannot be seen', streamed(['\u200b\u200b']), nothing],
    ['answers 2 MB', streamed(Array.from({ length: 40 }, () => 'x'.repeat(50_000))), nothing],
    ['is not done', streamed(['Half'], { last: endings.tooLong }), nothing],
  ];

  test.each(cases)(
    '%s, the words of the specification are the last event',
    async (_fault, behave, detail) => {
      site.model.play(behave);
      const reader = await streamAnswer();
      await reader.ended;
      expect(reader.events.at(-1)).toMatchObject({
        event: 'error',
        data: { code: 'DEPENDENCY_UNAVAILABLE', detail, retry_after_seconds: expect.any(Number) },
      });
    },
  );

  test('gives its rules away, nothing of them leaves', async () => {
    void (await streamAnswer().then(({ ended }) => ended));
    const rules = site.model.questions[0]?.messages[0]?.content ?? '';
    for (const size of [5, 40, 4000]) {
      const pieces = rules.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      site.model.play(streamed(['Gladly. ', ...pieces]));
      const reader = await streamAnswer();
      await reader.ended;
      expect(reader.text()).toMatch(/^(?:Gladly\.)?$/);
      expect(reader.events.at(-1)).toMatchObject({ event: 'error', data: { detail: nothing } });
    }
  });
});

describe('a reader who closes the connection', () => {
  test('and does not return aborts the request to the provider, and the answer so far is stored', async () => {
    const closed = playHalf();
    const reader = await streamAnswer();
    await saying(reader, 'name two skills');
    const [id, cookie] = [idOf(reader), cookieOf(reader)];
    reader.leave();
    await closed;
    await eventually(async () => {
      const kept = (await (await get(id, { cookie })).json()) as object;
      expect(kept).toEqual({
        answer_id: id,
        state: 'stopped',
        response: sentences.slice(0, 2).join('').trim(),
      });
    });
  });

  test('and comes back reads on where it was, also at another replica', async () => {
    site.model.play(streamed(sentences, { pauseMs: 600 }));
    const other = await site.start();
    const reader = await streamAnswer();
    await saying(reader, 'Begin with');
    reader.leave();
    const again = await follow(idOf(reader), {
      cookie: cookieOf(reader),
      from: Number(reader.events.at(-1)?.id),
      url: other.url,
    });
    await again.ended;
    expect(reader.text() + again.text()).toBe(whole);
    expect(again.events.at(-1)).toMatchObject({ event: 'done', data: { state: 'done' } });
    expect(site.model.questions).toHaveLength(1);
  });
});

describe('one reader in many tabs', () => {
  test('may follow twelve answers at once, gets a Retry-After for the next, and others are not affected', async () => {
    const [mine, theirs] = [await streamAnswer(), await streamAnswer()];
    await Promise.all([mine.ended, theirs.ended]);
    // As if another replica were writing for longer than this test.
    const answers = site.database.db.collection('consultation_answers');
    await answers.updateMany({}, { $set: { state: 'making', updated_at: new Date(Date.now() + 3_600_000) } });
    const [who, others] = [mine, theirs].map((reader) => ({ cookie: cookieOf(reader) }));
    const tabs = await Promise.all(Array.from({ length: 12 }, () => follow(idOf(mine), { ...who })));
    expect(tabs.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const next = await follow(idOf(mine), { ...who });
    expect([next.status, next.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await get(idOf(mine), { ...who })).status).toBe(200); // an empty body after the first read
    const other = await follow(idOf(theirs), { ...others });
    expect(other.status).toBe(200);
    tabs.pop()?.leave();
    await eventually(async () => {
      const again = await follow(idOf(mine), { ...who });
      tabs.push(again);
      expect(again.status).toBe(200);
    });
    for (const reader of [...tabs, other, mine, theirs]) reader.leave();
  });
});

describe('stopping', () => {
  test('aborts the request to the provider at once and stores the answer so far', async () => {
    const closed = playHalf();
    const reader = await streamAnswer();
    await saying(reader, 'name two skills');
    const who = { cookie: cookieOf(reader) };
    expect((await stop(idOf(reader), who)).status).toBe(204);
    await Promise.all([closed, reader.ended]);
    expect(reader.events.at(-1)).toMatchObject({ event: 'done', data: { state: 'stopped' } });
    expect(await (await get(idOf(reader), who)).json()).toMatchObject({ state: 'stopped' });
  });

  test('reaches the replica that writes', async () => {
    const closed = playHalf();
    const other = await site.start();
    const reader = await streamAnswer();
    await saying(reader, 'name two skills');
    await stop(idOf(reader), { cookie: cookieOf(reader), url: other.url });
    await Promise.all([closed, reader.ended]);
    expect(reader.events.at(-1)?.data).toEqual({ state: 'stopped' });
  });
});

describe('another reader', () => {
  test('finds no answer that is not theirs, and stops none', async () => {
    const reader = await streamAnswer();
    await reader.ended;
    const other = await streamAnswer();
    await other.ended;
    const [id, unknown] = [idOf(reader), randomUUID()];
    const strangers = [{}, { cookie: cookieOf(other) }, { token: await site.issuer.sign() }];
    for (const who of strangers) {
      expect((await get(id, who)).status).toBe(404);
      expect((await follow(id, who)).status).toBe(404);
      expect((await stop(id, who)).status).toBe(404);
    }
    expect((await get(unknown, { cookie: cookieOf(reader) })).status).toBe(404);
    expect((await get(id, { cookie: cookieOf(reader) })).status).toBe(200);
    const account = await streamAnswer({ token: await site.issuer.sign() });
    await account.ended;
    expect((await get(idOf(account), { cookie: cookieOf(reader) })).status).toBe(404);
  });
});

test('the question is not stored, the answer is stored encrypted, and neither is logged', async () => {
  const reader = await streamAnswer({ body: { ...ask, message: 'My secret is Zanzibar' } });
  await reader.ended;
  expect(await findCollectionsContaining(site.database.db, 'Zanzibar')).toEqual([]);
  expect(await findCollectionsContaining(site.database.db, 'name two skills')).toEqual([]);
  const [kept] = await site.database.db.collection('consultation_answers').find().toArray();
  expect(kept?.['sealed']).toEqual(expect.any(String));
  expect((kept!['expires_at'] as Date).getTime()).toBeLessThan(Date.now() + 3_600_001);
  for (const text of ['Zanzibar', 'name two skills']) expect(site.log()).not.toContain(text);
});
