import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import request from 'supertest';
import { drawLine, makePdf } from '@sabi/test-kit/make-pdf';
import { buildForTest, type BuiltService } from './support/built-service';
import { readEvents } from './support/event-reader';
import { explains, status, streamed } from './support/scripted-model';
import { type Site, startSite } from './support/site';

// Requirements, C10: data of visitors without an account is deleted everywhere after a day, and never logged.

const day = 24 * 60 * 60 * 1000;
const canary = 'Zamrud';
const duty = `Responsible for the ${canary} warehouse in Surabaya and so on`;
const cvText = `Laksmi Rekawati\nWork Experience\nWarehouse Supervisor, PT Rekaan Abadi, 2016 - 2019\n- ${duty}`;

let site: Site;
let built: BuiltService;
let folder: string;
beforeAll(async () => {
  built = await buildForTest();
  folder = await mkdtemp(join(tmpdir(), 'retention-'));
  site = await startSite({ FILE_STORE_DIR: folder }, built);
});
afterAll(() => site.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

const holding = () => findCollectionsContaining(site.database.db, canary);

async function filesHolding(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.filter((_path, index) => contents[index]?.includes(canary));
}

function pdfOf(text: string): Buffer {
  const [first = '', ...rest] = text.split('\n');
  return makePdf(first, { over: rest.map((line, index) => drawLine(line, 730 - index * 20)).join('\n') });
}

/** CVs as text, as a file and with a failing model, and a chat message, all without an account. */
async function visit(): Promise<void> {
  site.model.play(explains('Say what came of it.'));
  await site.analyze({ body: { cvText } }).expect(200);
  await request(site.url)
    .post('/functions/v1/cv-analyzer')
    .set({ Accept: 'application/json', 'X-Forwarded-For': '203.0.113.8' })
    .field('language', 'en')
    .attach('cvFile', pdfOf(cvText), 'cv.pdf')
    .expect(200);
  site.model.play(status(500));
  await site.analyze({ body: { cvText }, address: '203.0.113.9' }).expect(200);
  site.model.play(streamed([`You look after the ${canary} warehouse.`]));
  const stream = await readEvents(`${site.url}/functions/v1/ai-consultant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: `I work at ${canary}`, type: 'talent' }),
  });
  await stream.ended;
}

/** Deletes what the database's actual TTL indexes would have deleted by then. */
async function sweep(moment: Date): Promise<void> {
  const { db } = site.database;
  for (const { name } of await db.listCollections().toArray()) {
    const collection = db.collection(name);
    for (const { key, expireAfterSeconds } of await collection.indexes()) {
      const [field] = Object.keys(key as object);
      if (expireAfterSeconds === undefined || !field) continue;
      await collection.deleteMany({
        [field]: { $lte: new Date(moment.getTime() - expireAfterSeconds * 1000) },
      });
    }
  }
}

test('a visitor’s input is stored for a day at most, and then nowhere', async () => {
  await visit();
  const { db } = site.database;
  // Quotes and answers are stored, but unreadable.
  expect(await holding()).toEqual([]);
  const answers = await db.collection('consultation_answers').countDocuments();
  expect(answers).toBe(1);
  expect(await filesHolding()).toEqual([]);
  const analyses = await db.collection('kept_analyses').countDocuments();
  expect(analyses).toBe(3);
  await sweep(new Date());
  expect(await db.collection('kept_analyses').countDocuments()).toBe(analyses);
  await sweep(new Date(Date.now() + day));
  for (const name of ['kept_analyses', 'consultation_answers'])
    expect(await db.collection(name).countDocuments()).toBe(0);
});

test('no line of the log holds a word of it', () => {
  expect(site.log()).toContain('model.asked');
  for (const text of [canary, 'Laksmi', 'Surabaya', '203.0.113']) expect(site.log()).not.toContain(text);
});
