// CV files at the public endpoint, and the data left behind.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { docxSaying } from './hostile/make-docx';
import { makePdf } from '@sabi/test-kit/make-pdf';
import { type BuiltService, buildForTest } from './support/built-service';
import { explains } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const line = 'Ayu Lestari, Head Cashier at Toko Contoh since May 2019, ayu@example.com, pekerja keras';
const corpusFile = (name: string) => readFileSync(join(__dirname, 'corpus/files', name));

let built: BuiltService;
let site: Site;
beforeAll(async () => {
  built = await buildForTest();
});
beforeEach(async () => {
  site = await startSite({}, built);
  site.model.play(explains('This line is worth another look.'));
});
afterEach(() => site.stop());

const send = (name: string, bytes: Buffer, { token = '', accept = 'application/json' } = {}) => {
  const pending = request(site.url)
    .post('/functions/v1/cv-analyzer')
    .set({ Accept: accept, 'Accept-Language': 'en', 'X-Forwarded-For': '203.0.113.7' });
  if (token) pending.auth(token, { type: 'bearer' });
  return pending.field('language', 'en').attach('cvFile', bytes, name);
};

describe('a CV as a file', () => {
  test.each([
    ['cv.pdf', async () => makePdf(line)],
    ['cv.docx', () => docxSaying(line)],
    ['cv.doc', async () => corpusFile('02-rina-wulandari.doc-lo.doc')],
    ['cv.txt', async () => Buffer.from(line)],
  ])('%s is read here; an account gets its report', async (name, make) => {
    const bytes = await make();
    const { body } = await send(name, bytes, { token: await site.issuer.sign() }).expect(200);
    expect(body.truncated).toBe(false);
    expect(body.report.score).toBeGreaterThan(0);
    expect(body.report.findings.length).toBeGreaterThan(0);
    if (name !== 'cv.txt')
      expect(body.report.input_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    if (name !== 'cv.doc') expect(JSON.stringify(body.report)).toContain('pekerja keras');
  });

  test('a visitor gets no more of it than of a text', async () => {
    const { body, headers } = await send('cv.pdf', makePdf(line)).expect(200);
    expect(Object.keys(body).sort()).toEqual([
      'analysis',
      'basic',
      'claim_token',
      'kept_until',
      'overview',
      'truncated',
    ]);
    expect(body.analysis.length).toBeLessThanOrEqual(400);
    expect(headers['cache-control']).toBe('private, no-store');
    const token = await site.issuer.sign();
    const claimed = await site.analyze({ body: { claimToken: body.claim_token }, token }).expect(200);
    expect(claimed.body.report.findings.length).toBeGreaterThan(0);
  });

  test.each<[string, Buffer, object]>([
    ['photo.png', Buffer.from('x'), { cvFile: ['INVALID_FILE'] }],
    ['cv.pdf', Buffer.from('no PDF'), { cvFile: ['INVALID_FILE'] }],
    ['cv.pdf', Buffer.from('%PDF-1.7 broken'), { cvFile: ['INVALID_FILE'] }],
    ['cv.pdf', makePdf(''), { cvFile: ['NO_TEXT_EXTRACTED'] }],
    [
      'cv.pdf',
      makePdf('Ayu Lestari, a cashier of a shop in Solo'),
      { cvText: ['Please provide more detailed CV content'] },
    ],
    ['cv.txt', Buffer.from('short'), { cvText: ['Please provide more detailed CV content'] }],
  ])('%s that cannot be analyzed is refused with the reason: %#', async (name, bytes, errors) => {
    const { body } = await send(name, bytes).expect(422);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors });
    expect(site.model.questions).toHaveLength(0);
  });

  test('from another site is refused', async () => {
    await send('cv.pdf', makePdf(line)).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  test('is read without script too, on a page', async () => {
    const { text } = await send('cv.pdf', makePdf(line), { accept: 'text/html' }).expect(200);
    expect(text).toContain('<div class="text"><p>Your CV scores');
    const refused = await send('cv.pdf', makePdf(''), { accept: 'text/html' }).expect(422);
    expect(refused.text).toContain('This file cannot be read here.');
  });
});

describe('of an anonymous CV', () => {
  /** Without figures: five in a row in an address would be a finding and quoted. */
  const canary = `kenari${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const everythingKept = async () => {
    const { db } = site.database;
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    const all = await Promise.all(
      names.map(async (name) => [name, JSON.stringify(await db.collection(name).find().toArray())] as const),
    );
    return all.filter(([, content]) => content.includes(canary)).map(([name]) => name);
  };

  test('text that is not quoted is neither stored nor logged', async () => {
    const text = `${canary}\n${canary}@example.com\nWork Experience\n- Responsible for the till, etc.`;
    await site.analyze({ body: { cvText: text } }).expect(200);
    await send(
      'cv.pdf',
      makePdf(`${canary}, Head Cashier at Toko Contoh since May 2019, ${canary}@example.com`),
    ).expect(200);
    await send('cv.pdf', Buffer.from(`%PDF-1.7 ${canary}`)).expect(422);
    expect(await everythingKept()).toEqual([]);
    expect(site.log()).not.toContain(canary);
  });

  test('quoted text is stored for the claim alone, encrypted, for a day', async () => {
    await site
      .analyze({ body: { cvText: `Ayu Lestari\nWork Experience\n- Responsible for ${canary}, etc.` } })
      .expect(200);
    expect(await everythingKept()).toEqual([]);
    expect(site.log()).not.toContain(canary);
    const kept = site.database.db.collection('kept_analyses');
    const [entry] = await kept.find().toArray();
    expect((entry!['expires_at'] as Date).getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(await kept.indexes()).toContainEqual(
      expect.objectContaining({ key: { expires_at: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
