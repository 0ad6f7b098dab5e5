import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listOwnCvReportsRoute,
  mostCvReports,
  type OwnCvReport,
  ownCvReportSchema,
} from '@sabi/contracts/http/ai/own-cv-report';
import { goodCvText } from '@sabi/job-match/testing/good-cv';
import request from 'supertest';
import { documentXml, makeDocx, paragraph } from './hostile/make-docx';
import { type BuiltService, buildForTest } from './support/built-service';
import { explains, status } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const path = '/api/ai/v1/cv-report';
const name = 'cv_1735362000000.docx';
const jobText = 'Kualifikasi: menguasai Excel, SAP dan AutoCAD, minimal 3 tahun pengalaman';
const withoutLine = (text: string, part: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(part))
    .join('\n');

let built: BuiltService;
let site: Site;
let folder: string;
beforeAll(async () => {
  built = await buildForTest();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
  site = await startSite({ FILE_STORE_DIR: folder }, built);
  site.model.play(explains('Worth another look.'));
});
afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const store = async (userId: string, text: string) => {
  await mkdir(join(folder, userId), { recursive: true });
  const lines = text.split('\n').map((line) => paragraph(line));
  await writeFile(
    join(folder, userId, name),
    await makeDocx({ 'word/document.xml': documentXml(lines.join('')) }),
  );
  return `${userId}/${name}`;
};
const as = async (userId: string) => {
  const token = await site.issuer.sign({ sub: userId });
  const send = (method: 'get' | 'post' | 'delete', to = path) =>
    request(site.url)[method](to).auth(token, { type: 'bearer' }).set('Accept-Language', 'id');
  const past = (id: string) => `${listOwnCvReportsRoute.path}/${id}`;
  return {
    get: () => send('get'),
    post: (body: object) => send('post').send(body),
    delete: () => send('delete'),
    list: () => send('get', listOwnCvReportsRoute.path),
    getPast: (id: string) => send('get', past(id)),
    deletePast: (id: string) => send('delete', past(id)),
  };
};
const idOf = ({ created_at }: OwnCvReport) => String(Date.parse(created_at));

test('the CV of the own profile is analyzed in the store, and the report can be read again', async () => {
  const userId = randomUUID();
  const file_key = await store(userId, withoutLine(goodCvText, 'Bachelor'));
  const { get, post } = await as(userId);
  expect((await get().expect(200)).body).toEqual({ report: null });
  const { body, headers } = await post({ file_key, jobText }).expect(200);
  expect(ownCvReportSchema.strict().parse(body.report)).toEqual(body.report);
  expect(body.report).toMatchObject({ file_key, language: 'id', basic: false });
  expect(body.report.report.match.missing).toMatchObject([{ keyword: 'AutoCAD' }]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await get().expect(200)).body).toEqual(body);
  expect(JSON.stringify(await site.database.db.collection('cv_reports').find().toArray())).not.toContain(
    'Negotiation\\n',
  );
});

test('a new one is the newest, and all can be deleted', async () => {
  const userId = randomUUID();
  const { get, post, delete: forget } = await as(userId);
  const file_key = await store(userId, goodCvText);
  await post({ file_key, jobText }).expect(200);
  site.model.play(status(500));
  await store(userId, withoutLine(goodCvText, '@'));
  const { body } = await post({ file_key }).expect(200);
  expect(body.report).toMatchObject({ basic: true, report: { match: null } });
  expect(await site.database.db.collection('cv_reports').countDocuments()).toBe(1);
  expect(await site.database.db.collection('earlier_cv_reports').countDocuments()).toBe(1);
  await forget().expect(204);
  await forget().expect(204);
  expect((await get().expect(200)).body).toEqual({ report: null });
  for (const name of ['cv_reports', 'earlier_cv_reports'])
    expect(await site.database.db.collection(name).countDocuments()).toBe(0);
});

test('earlier ones are listed, opened and deleted one by one, by their account alone', async () => {
  const [userId, other] = [randomUUID(), randomUUID()];
  const owner = await as(userId);
  const file_key = await store(userId, withoutLine(goodCvText, '@'));
  const { body: first } = await owner.post({ file_key, jobText }).expect(200);
  await store(userId, goodCvText);
  const { body: second } = await owner.post({ file_key }).expect(200);
  const { body, headers } = await owner.list().expect(200);
  expect(listOwnCvReportsRoute.responses[200].strict().parse(body)).toEqual(body);
  expect(headers['cache-control']).toBe('private, no-store');
  const [newest, earlier] = [second.report, first.report].map((report) => ({
    report_id: idOf(report),
    file_key,
    created_at: report.created_at,
    score: report.report.score,
    match_percent: report.report.match?.percent ?? null,
  }));
  expect(body.reports).toMatchObject([newest, earlier]);
  expect(body.reports[0].score).toBeGreaterThan(body.reports[1].score);
  expect((await owner.getPast(idOf(first.report)).expect(200)).body).toEqual(first);

  const stranger = await as(other);
  expect((await stranger.list().expect(200)).body).toEqual({ reports: [] });
  for (const { report } of [first, second]) {
    expect((await stranger.getPast(idOf(report)).expect(404)).body.code).toBe('ENTRY_NOT_FOUND');
    await stranger.deletePast(idOf(report)).expect(204);
  }
  await stranger.delete().expect(204);
  expect((await owner.list()).body.reports).toHaveLength(2);

  await owner.deletePast(idOf(second.report)).expect(204);
  await owner.getPast(idOf(second.report)).expect(404);
  expect((await owner.get().expect(200)).body).toEqual(first);
  await owner.getPast('one').expect(422);
});

test('of more than the limit the oldest goes', async () => {
  const userId = randomUUID();
  const { post, list, getPast } = await as(userId);
  const file_key = await store(userId, goodCvText);
  const { body: first } = await post({ file_key }).expect(200);
  const earlier = site.database.db.collection('earlier_cv_reports');
  const newest = await site.database.db.collection('cv_reports').findOne({ user_id: userId });
  const { _id: _, ...row } = newest ?? { _id: null };
  const timeOf = (index: number) => new Date(Date.parse(first.report.created_at) - 1000 * (index + 1));
  await earlier.insertMany(
    Array.from({ length: mostCvReports - 1 }, (_each, index) => ({ ...row, created_at: timeOf(index) })),
  );
  const oldest = String(timeOf(mostCvReports - 2).getTime());
  await getPast(oldest).expect(200);
  await post({ file_key }).expect(200);
  expect((await list().expect(200)).body.reports).toHaveLength(mostCvReports);
  await getPast(oldest).expect(404);
  await getPast(idOf(first.report)).expect(200);
});

test('two at once are both kept', async () => {
  const userId = randomUUID();
  const { post, list } = await as(userId);
  const file_key = await store(userId, goodCvText);
  await Promise.all([post({ file_key }).expect(200), post({ file_key, jobText }).expect(200)]);
  expect((await list().expect(200)).body.reports).toHaveLength(2);
});

test('the CV and the report of another account are not found', async () => {
  const [owner, other] = [randomUUID(), randomUUID()];
  const file_key = await store(owner, goodCvText);
  await (await as(owner)).post({ file_key }).expect(200);
  const { get, post, delete: forget } = await as(other);
  expect((await post({ file_key }).expect(404)).body.code).toBe('RESUME_NOT_FOUND');
  expect((await get().expect(200)).body).toEqual({ report: null });
  await forget().expect(204);
  expect((await (await as(owner)).get()).body.report).not.toBeNull();
});

test('a CV that is gone, a picture, and a file that is none are refused', async () => {
  const userId = randomUUID();
  const { post } = await as(userId);
  await post({ file_key: `${userId}/${name}` }).expect(404);
  await post({ file_key: `${userId}/profile_1735362000000.png` }).expect(404);
  await post({ file_key: `${userId}/../${userId}/${name}` }).expect(422);
  const file_key = await store(userId, goodCvText);
  await writeFile(join(folder, file_key), 'no Word file');
  expect((await post({ file_key }).expect(422)).body.errors).toHaveProperty('cvFile');
  await post({ file_key, jobText: 'short' }).expect(422);
  expect(site.model.questions).toHaveLength(0);
});

test('a report whose account was erased meanwhile is not stored', async () => {
  const userId = randomUUID();
  const file_key = await store(userId, goodCvText);
  await site.database.db
    .collection('erased_accounts')
    .insertOne({ _id: userId as never, erased_at: new Date() });
  await (await as(userId)).post({ file_key }).expect(200);
  expect(await site.database.db.collection('cv_reports').countDocuments()).toBe(0);
});
