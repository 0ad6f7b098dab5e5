import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodCvText } from '@sabi/job-match/testing/good-cv';
import type { RunningService } from '@sabi/service-kit/service';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import request from 'supertest';
import { documentXml, makeDocx, paragraph } from './hostile/make-docx';
import { buildForTest, type BuiltService } from './support/built-service';
import { readEvents } from './support/event-reader';
import { completion, streamed } from './support/scripted-model';
import { type Site, startSite } from './support/site';

// Privacy policy: the database alone reveals no content of a CV, a chat or a report.

const [fixture] = cvFixtures();
if (!fixture) throw new Error('There is no fixture to read');
const { truth } = fixture;
const canary = 'Zamrud';
const asked = `I work at ${canary}`;
const answered = `Write more about your work at ${canary}.`;
const anotherSecret = { VISITOR_SECRET: 'Hq2wN7kVb5RzC9tXm1YpJd4sLf8gUa6e' };

let site: Site;
let built: BuiltService;
let folder: string;
beforeAll(async () => {
  built = await buildForTest();
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  site = await startSite({ FILE_STORE_DIR: folder }, built);
});
beforeEach(() => site.model.play(completion(answered)));
afterAll(() => site.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

const holding = (text: string) => findCollectionsContaining(site.database.db, text);
const rowsOf = (name: string, userId: string) =>
  site.database.db.collection(name).find({ user_id: userId }).toArray();

async function createAccount() {
  const userId = randomUUID();
  const token = await site.issuer.sign({ sub: userId });
  const ask = (method: 'get' | 'post', path: string, { url }: Pick<RunningService, 'url'> = site) =>
    request(url)[method](path).auth(token, { type: 'bearer' });
  return { userId, token, ask };
}

/** A conversation with one turn each, and a report of the profile's CV. */
async function useEverything({ userId, token, ask }: Awaited<ReturnType<typeof createAccount>>) {
  const id = randomUUID();
  const body = { message: asked, type: 'talent', conversation_id: id };
  await site.consult({ body, token }).expect(200, { response: answered });
  site.model.play(streamed([answered]));
  const stream = await readEvents(`${site.url}/functions/v1/ai-consultant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...body, message: `${asked} still` }),
  });
  await stream.ended;
  const fileKey = `${userId}/cv_1735362000000.docx`;
  await mkdir(join(folder, userId), { recursive: true });
  const duty = `- Responsible for the ${canary} warehouse and so on`;
  const lines = [...goodCvText.split('\n'), duty].map(paragraph).join('');
  await writeFile(join(folder, fileKey), await makeDocx({ 'word/document.xml': documentXml(lines) }));
  for (let count = 0; count < 2; count += 1)
    await ask('post', '/api/ai/v1/cv-report').send({ file_key: fileKey }).expect(200);
  return { id };
}

test('the content of a chat, an answer and a report is in no row, and readable by its account', async () => {
  const me = await createAccount();
  const { id } = await useEverything(me);
  for (const name of ['conversations', 'consultation_answers', 'cv_reports', 'earlier_cv_reports'])
    expect(await rowsOf(name, me.userId)).toHaveLength(1);
  for (const text of [canary, asked, answered, 'Write more about']) expect(await holding(text)).toEqual([]);
  const { body: list } = await me.ask('get', '/api/ai/v1/conversations').expect(200);
  expect(list.conversations).toMatchObject([{ conversation_id: id, title: asked }]);
  const { body: chat } = await me.ask('get', `/api/ai/v1/conversations/${id}`).expect(200);
  expect(chat.turns).toMatchObject([
    { from: 'user', text: asked },
    { from: 'bot', text: answered },
    { from: 'user', text: `${asked} still` },
    { from: 'bot', text: answered },
  ]);
  const { body: report } = await me.ask('get', '/api/ai/v1/cv-report').expect(200);
  expect(JSON.stringify(report)).toContain(canary);
  const { body: copy } = await me.ask('get', '/api/ai/v1/export').expect(200);
  expect(copy.documents[0].data).toMatchObject({
    conversations: [{ title: asked, turns: [{ text: asked }, {}, {}, { text: answered }] }],
    chat_answers_of_the_last_hour: [{ text: answered }],
  });
  expect(JSON.stringify(copy.documents[0].data.newest_cv_report)).toContain(canary);
  expect(JSON.stringify(copy.documents[0].data.earlier_cv_reports)).toContain(canary);
});

test('does not open under another key, nor in another’s place', async () => {
  const [me, other] = [await createAccount(), await createAccount()];
  const { id } = await useEverything(me);
  const stranger = await site.start(anotherSecret);
  await me.ask('get', `/api/ai/v1/conversations/${id}`, stranger).expect(404);
  await me.ask('get', '/api/ai/v1/conversations', stranger).expect(200, { conversations: [] });
  await me.ask('get', '/api/ai/v1/cv-report', stranger).expect(200, { report: null });
  const { body } = await me.ask('get', '/api/ai/v1/export', stranger).expect(200);
  expect(JSON.stringify(body)).not.toContain(canary);
  const move = { $set: { user_id: other.userId } };
  for (const name of ['conversations', 'cv_reports', 'earlier_cv_reports'])
    await site.database.db.collection(name).updateOne({ user_id: me.userId }, move);
  await other.ask('get', `/api/ai/v1/conversations/${id}`).expect(404);
  await other.ask('get', '/api/ai/v1/cv-report').expect(200, { report: null });
  await other.ask('get', '/api/ai/v1/cv-reports').expect(200, { reports: [] });
});

describe('content that an earlier release stored in the open', () => {
  const sayOpenly = async (userId: string, id: string) => {
    const { db } = site.database;
    const created_at = new Date();
    const text = { sources: [], basic: false, stopped: false, said_at: created_at };
    await db.collection('conversations').insertOne({
      user_id: userId,
      conversation_id: id,
      type: 'talent',
      title: asked,
      turns: [
        { from: 'user', text: asked, ...text },
        { from: 'bot', text: answered, ...text },
      ],
      created_at,
      updated_at: created_at,
      deleted_at: null,
      expires_at: new Date(Date.now() + 60_000),
    });
    await db.collection('cv_reports').insertOne({
      user_id: userId,
      file_key: 'one',
      language: 'en',
      basic: true,
      report: { quotes: [canary] },
      created_at,
    });
    await db.collection('cv_parses').insertOne({ user_id: userId, resume_id: id, file_hash: id });
    const parsed = { ...truth, personal_summary: canary };
    await db.collection('parsed_cvs').insertOne({ file_hash: id, parser_version: 'one', parsed, created_at });
  };
  const readAll = async ({ ask }: Awaited<ReturnType<typeof createAccount>>) => {
    const { body } = await ask('get', '/api/ai/v1/export').expect(200);
    const data = body.documents[0].data;
    expect(data).toMatchObject({
      conversations: [{ title: asked, turns: [{ text: asked }, { text: answered }] }],
      newest_cv_report: { report: { quotes: [canary] } },
      cv_readings: [{ results: [{ parsed: { personal_summary: canary } }] }],
    });
  };

  test('is readable, encrypted by the next start, and readable after that', async () => {
    const me = await createAccount();
    const id = randomUUID();
    await sayOpenly(me.userId, id);
    await readAll(me);
    await site.database.db.collection('migrations').deleteOne({ migrationName: '0006-sealed-content' });
    expect((await holding(canary)).sort()).toEqual(['conversations', 'cv_reports', 'parsed_cvs']);
    await Promise.all([site.start(), site.start()]);
    expect(await holding(canary)).toEqual([]);
    await readAll(me);
    site.model.play(completion('And then?'));
    await site.consult({
      body: { message: 'Well', type: 'talent', conversation_id: id },
      token: me.token,
    });
    expect(site.model.questions.at(-1)?.messages[1]?.content).toContain(asked);
  });
});
