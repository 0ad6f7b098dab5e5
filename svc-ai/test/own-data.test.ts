import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { sandboxAnswers } from './support/account-services';
import { readEvents } from './support/event-reader';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

/** Calls of svc-ai to the other services: path and token. */
const calls: { path: string; authorization: string | undefined }[] = [];
let state: 'up' | 'down' | 'refuses' | 'strange' = 'up';
let services: LoopbackServer;
let site: Site;

function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const path = url.split('?')[0] ?? '';
  calls.push({ path, authorization: headers.authorization });
  if (state === 'down') return void response.destroy();
  if (state === 'refuses') return void response.writeHead(401).end();
  const body = state === 'strange' ? { plan: 'gold' } : sandboxAnswers[path];
  response
    .writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(body ?? {}));
}

beforeAll(async () => {
  services = await startLoopbackServer(answer);
  const url = services.url;
  site = await startSite({ BILLING_URL: url, HIRING_URL: url, PROFILE_URL: url });
  site.model.play(completion('An answer of the model.'));
});
afterAll(async () => {
  await site.stop();
  await services.stop();
});
beforeEach(() => {
  calls.length = 0;
  state = 'up';
});

const ask = async (
  message: string,
  { token, language = 'en', type = 'talent' }: { token?: string; language?: string; type?: string } = {},
) => {
  const { body } = await site
    .consult({ body: { message, type }, language, ...(token && { token }) })
    .expect(200);
  return body as { response: string; sources?: { path: string }[]; basic?: boolean };
};

test.each([
  ['when does my plan end?', 'en', 'Pro plan', '/dashboard', '/api/billing/v1/plan'],
  [
    'sisa kuota lamaran gw brp',
    'id',
    'lamaran dari paket Anda: 31 dari 50',
    '/id/profile/payments',
    '/api/hiring/v1/my/allowance',
  ],
  [
    'which invoice number was my last payment',
    'en',
    'receipt RCP-17',
    '/profile/payments',
    '/api/billing/v1/payments',
  ],
  [
    'status lamaran saya gimana',
    'id',
    'Penyelia Gudang di PT Gudang Rekaan',
    '/id/job-search',
    '/api/hiring/v1/my/applications',
  ],
  ['which CV file do you have of mine', 'en', 'cv-terbaru.pdf', '/profile', '/api/profile/v1/resumes'],
  [
    'How much is Pro?',
    'en',
    'Rp 1,000,000 (normally Rp 2,500,000)',
    '/talent-solution#offer-pro',
    '/api/billing/v1/catalogue',
  ],
] as const)(
  '%s is answered from the services with the asker’s token, and asks no model',
  async (message, language, said, path, called) => {
    const token = await site.issuer.sign();
    const asked = site.model.questions.length;
    const { response, sources, basic } = await ask(message, { token, language });
    expect(response).toContain(said);
    expect(sources?.map((source) => source.path)).toContain(path);
    expect(basic).toBeUndefined();
    expect(calls.map((call) => call.path)).toContain(called);
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
    expect(site.model.questions).toHaveLength(asked);
  },
);

test('a company is described with its jobs and the applications that wait', async () => {
  const token = await site.issuer.sign();
  const { response, sources } = await ask('is our company verified yet?', { token, type: 'company' });
  expect(response).toContain('PT Contoh Dapur');
  expect(response).toContain('our team is checking');
  expect(response).toContain('2 published jobs, 1 draft');
  expect(response).toContain('4 applications have waited');
  expect(sources?.[0]?.path).toBe('/hire');
});

test('it is streamed like every answer', async () => {
  const token = await site.issuer.sign();
  const reader = await readEvents(`${site.url}/functions/v1/ai-consultant`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'when does my plan end?', type: 'talent' }),
  });
  await reader.ended;
  expect(reader.text()).toContain('Pro plan');
  expect(reader.events.at(-1)).toMatchObject({ event: 'done', data: { state: 'done' } });
});

test.each(['down', 'refuses', 'strange'] as const)(
  'where a service is %s it says that it cannot read it, and where it is shown',
  async (failing) => {
    state = failing;
    const token = await site.issuer.sign();
    const { response, sources } = await ask('when does my plan end?', { token });
    expect(response).toContain('cannot read your account at this moment');
    expect(sources?.[0]?.path).toBe('/dashboard');
    const price = await ask('Berapa harga paket Pro?', { token, language: 'id' });
    expect(price.response).not.toMatch(/bagi yang sudah masuk/);
    expect(price.sources?.[0]?.path).toBe('/id/talent-solution#plans');
  },
);

test('a visitor’s question asks no service, and the model says no price', async () => {
  const { response } = await ask('How much is Pro?');
  expect(response).toBe('An answer of the model.');
  expect(calls).toEqual([]);
});

test('another question of an account is the model’s', async () => {
  const { response } = await ask('How do I write a cover letter?', { token: await site.issuer.sign() });
  expect(response).toBe('An answer of the model.');
  expect(calls).toEqual([]);
});
